import { expect, it } from 'vitest';
import {
  checkMinute,
  type Marks,
  tapWord,
  wordsInMinute,
} from '#features/reading/minute/minute.ts';

const none: Marks = { last: undefined, wrong: [] };
const tapped = (...words: readonly number[]) => words.reduce(tapWord, none);

it('tapping words marks the first as the last word that was read, and those before it as wrong', () => {
  expect(tapped(86, 3, 40)).toEqual({ last: 86, wrong: [3, 40] });
});

it('tapping words removes a mark again, and marks the last word too', () => {
  expect(tapped(86, 3, 3, 86)).toEqual({ last: 86, wrong: [86] });
});

it('tapping words moves the last word to a later one that is tapped', () => {
  expect(tapped(10, 3, 12)).toEqual({ last: 12, wrong: [3] });
});

it('counts the words that were read well, for a minute', () => {
  expect(wordsInMinute({ read: 87, wrong: 4, seconds: 60 })).toBe(83);
  expect(wordsInMinute({ read: 30, wrong: 0, seconds: 20 })).toBe(90);
  expect(wordsInMinute({ read: 5, wrong: 5, seconds: 60 })).toBe(0);
});

const start = { steady: 500, wall: 1_000_000 };
const after = (steady: number, wall = steady) =>
  checkMinute(start, { steady: start.steady + steady, wall: start.wall + wall });

it('the minute is over after sixty seconds', () => {
  expect([after(0), after(59_999), after(60_000), after(60_900)]).toEqual([
    'running',
    'running',
    'over',
    'over',
  ]);
});

it('the minute does not count when the device slept or its clock jumped', () => {
  expect(after(120_000)).toBe('jumped');
  expect(after(5_000, 3_600_000)).toBe('jumped');
  expect(after(5_000, -3_600_000)).toBe('jumped');
  expect(after(60_000, 70_000)).toBe('jumped');
  expect(after(-90_000)).toBe('jumped');
});
