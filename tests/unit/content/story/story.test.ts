import { expect, it } from 'vitest';
import { parseStoryId } from '#content/story/story.ts';

it('reads digits', () => {
  expect(parseStoryId('7')).toBe(7);
  expect(parseStoryId('120')).toBe(120);
});

it.each(['', '0', '07', '7x', '-1', '7\n', '1e3', '9'.repeat(30)])(
  'finds no story at %j',
  (segment) => {
    expect(parseStoryId(segment)).toBeUndefined();
  },
);
