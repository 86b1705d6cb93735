import { expect, it } from 'vitest';
import { formatAge } from '#content/words/format-age.ts';

const minute = 60_000;

it.each([
  [0, null],
  [minute - 1, null],
  [minute, '1 minute ago'],
  [12 * minute + 59_000, '12 minutes ago'],
  [60 * minute, '1 hour ago'],
  [23 * 60 * minute, '23 hours ago'],
  [24 * 60 * minute, '1 day ago'],
  [30 * 24 * 60 * minute, '30 days ago'],
])('calls an age of %d ms "%s"', (age, words) => {
  expect(formatAge(1_000_000, 1_000_000 + age)).toBe(words);
});
