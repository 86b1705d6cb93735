import { expect, it } from 'vitest';
import { canonicalPath } from '../../../sw/canonical-path.ts';

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
  ['/%2e%2e/%00', '/%2e%2e/%00'],
])('%s is %s', (asked, canonical) => expect(canonicalPath(asked)).toBe(canonical));
