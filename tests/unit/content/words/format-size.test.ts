import { expect, it } from 'vitest';
import { formatSize } from '#content/words/format-size.ts';

it.each([
  [37_001, '38 kB'],
  [100_000, '0.1 MB'],
  [449_999, '0.4 MB'],
  [6_800_000, '6.8 MB'],
  [9_949_999, '9.9 MB'],
  [12_400_000, '12 MB'],
])('%i bytes are %s', (bytes, text) => {
  expect(formatSize(bytes)).toBe(text);
});
