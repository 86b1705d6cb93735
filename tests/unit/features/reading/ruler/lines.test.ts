import { describe, expect, it } from 'vitest';
import { groupLines, lineAt, visibleExtent, sameLine } from '#features/reading/ruler/lines.ts';

const box = (top: number, height = 20) => ({ top, bottom: top + height });

describe('lines of a block', () => {
  it('are one for all boxes side by side, a small or a raised one too', () => {
    const lines = groupLines([box(0), box(4, 10), box(-3)], 0);
    expect(lines).toHaveLength(1);
    // From the top of the raised box to the bottom of the lowest one, and 15 % of that on both sides.
    expect(lines[0]?.top).toBeCloseTo(-3 - 0.15 * 23);
    expect(lines[0]?.bottom).toBeCloseTo(20 + 0.15 * 23);
  });

  it('share the space between them', () => {
    const [first, second] = groupLines([box(0), box(34), box(34)], 5);
    expect(first).toMatchObject({ top: -3, bottom: 27, block: 5 });
    expect(second).toMatchObject({ top: 27, bottom: 57, block: 5 });
  });

  it('are distinguished even when their boxes overlap', () => {
    expect(groupLines([box(0, 26), box(24, 26), box(48, 26)], 0)).toHaveLength(3);
  });

  it('shows a button that is alone in its line with the line before', () => {
    const button = { ...box(30, 44), isButton: true };
    const [first, ...others] = groupLines([box(0), button], 0);
    expect(others).toEqual([]);
    expect(first?.bottom).toBeGreaterThanOrEqual(74);
  });
});

const lines = groupLines([box(0), box(30), box(60), box(90)], 0);

it.each([
  [0, 0],
  [1, 0],
  [2, 1],
  [3, 1],
])('the window shows three lines around line %i, from line %i', (at, first) => {
  const { top, bottom } = visibleExtent(lines, at, 3);
  expect([top, bottom]).toEqual([lines[first]?.top, lines[first + 2]?.bottom]);
});

it('the window shows all lines of a shorter story', () => {
  expect(visibleExtent(lines.slice(0, 2), 1, 3)).toEqual({ top: -3, bottom: 55 });
  expect(visibleExtent([], 0, 1)).toEqual({ top: 0, bottom: 0 });
});

it.each([
  [-500, 0],
  [10, 0],
  [56, 2],
  [5_000, 3],
])('at a height of %i is line %i', (height, line) => expect(lineAt(lines, height)).toBe(line));

it('stays at the same place in its paragraph after a new layout', () => {
  const rows = (count: number, block: number) =>
    groupLines(
      Array.from({ length: count }, (_, at) => box(30 * at)),
      block,
    );
  const before = [...rows(2, 0), ...rows(4, 1)];
  const after = [...rows(4, 0), ...rows(8, 1)];
  expect([0, 1, 2, 4].map((at) => sameLine(before, at, after))).toEqual([0, 2, 4, 8]);
  expect(sameLine(before, 9, after)).toBe(0);
});
