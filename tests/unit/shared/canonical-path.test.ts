import { expect, it } from 'vitest';
import { canonicalPath } from '#shared/canonical-path.ts';
import { processorMs } from '../../support/fakes/processor-ms.ts';

it.each([
  ['/', '/'],
  ['//', '/'],
  ['/index.html', '/'],
  ['/stories', '/stories'],
  ['/stories/', '/stories'],
  ['/stories.html', '/stories'],
  ['/stories/index.html', '/stories'],
  ['/stories/7.html', '/stories/7'],
  ['/stories/7x', '/stories/7x'],
  ['/.html', '/.html'],
  ['/index', '/index'],
  ['/a%2fb/%00', '/a%2fb/%00'],
])('%s is %s', (path, canonical) => expect(canonicalPath(path)).toBe(canonical));

it('takes no longer for a path full of slashes', async () => {
  expect(await processorMs(() => canonicalPath(`${'/'.repeat(100_000)}x`))).toBeLessThan(1_000);
});
