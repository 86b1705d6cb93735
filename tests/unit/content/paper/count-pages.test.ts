import { expect, it } from 'vitest';
import { countPages } from '#content/paper/count-pages.ts';

const times = <Block>(count: number, block: Block) => Array.from({ length: count }, () => block);

it('moves a block that stays in one piece to the next page', () => {
  expect(countPages(times(4, { height: 5 }), 10)).toBe(2);
  expect(countPages(times(4, { height: 6 }), 10)).toBe(4);
});

it('divides a paragraph between two lines, of which two stay together', () => {
  expect(countPages(times(5, { height: 6, line: 1 }), 10)).toBe(3);
  // The page has room for one line or for all lines but one.
  expect(countPages([{ height: 9 }, { height: 9, line: 1 }, { height: 2 }], 10)).toBe(3);
  expect(countPages([{ height: 5 }, { height: 6, line: 1 }, { height: 8 }], 10)).toBe(2);
  expect(countPages([{ height: 5 }, { height: 6, line: 1 }, { height: 9 }], 10)).toBe(3);
});

it('lets the space below a block end a page', () => {
  expect(countPages([{ height: 10, space: 1 }], 10)).toBe(1);
  expect(countPages([...times(2, { height: 4, space: 2 }), { height: 4 }], 10)).toBe(2);
});

it('repeats the heading of a table on each page', () => {
  expect(countPages(times(6, { height: 5 }), 10)).toBe(3);
  expect(countPages(times(6, { height: 5, heading: 1 }), 10)).toBe(5);
});

it('divides a block that is higher than a page', () => {
  expect(countPages([{ height: 25 }], 10)).toBe(3);
  expect(countPages([{ height: 25, line: 3 }], 10)).toBe(3);
});
