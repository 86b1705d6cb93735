import { expect, it } from 'vitest';
import { canonicalUrl } from '../../../sw/canonical-url.ts';

it.each([
  ['/', '/'],
  ['//', '/'],
  ['/index.html', '/'],
  ['/index.html/', '/'],
  ['/stories', '/stories'],
  ['/stories/', '/stories'],
  ['/stories//', '/stories'],
  ['/stories.html', '/stories'],
  ['/stories/index.html', '/stories'],
  ['/stories/7', '/stories/7'],
  ['/stories/7/', '/stories/7'],
  ['/stories/7.html', '/stories/7'],
  ['/stories/7.html/', '/stories/7'],
  ['/stories/7x', '/stories/7x'],
  ['/Stories', '/Stories'],
  ['/.html', '/.html'],
  ['/index', '/index'],
  ['/a/.html', '/a/.html'],
  ['/a%2fb/%00', '/a%2fb/%00'],
])('%s is %s', (asked, canonical) => {
  const url = new URL(`https://site.test${asked}?query`);
  expect(canonicalUrl(url).href).toBe(`https://site.test${canonical}`);
});
