import { expect, it } from 'vitest';
import { pageCount } from '#content/paper/page-count.ts';
import { cutToFit, linesOf } from '#content/paper/text-width.ts';
import { storyBlocks } from '#content/story-text/story-blocks.ts';
import { makeStory } from '../../../support/content/make-story.ts';

const storyOf = (text: string) => makeStory({ blocks: storyBlocks(text), content: text });
const words = (count: number) => `${Array.from({ length: count }, () => 'goal').join(' ')}.`;
const inLines = (lines: number, each: number) =>
  Array.from({ length: lines }, () => words(each)).join('\n');

it('counts lines, not words: a dialogue takes more pages than a paragraph of as many words', () => {
  expect(pageCount('class-sheet', storyOf(words(300)))).toBe(1);
  expect(pageCount('class-sheet', storyOf(inLines(60, 5)))).toBe(2);
});

it('counts the boxes of the lesson, which are below each other in large print', () => {
  const story = storyOf(words(110));
  const part = words(30);
  const lesson = { ...story.lesson, play: part, read: part, relate: part };
  expect(pageCount('large-print', story)).toBe(1);
  expect(pageCount('large-print', { ...story, lesson })).toBe(2);
  expect(pageCount('class-sheet', { ...story, lesson })).toBe(1);
});

it('counts the longer of two languages', () => {
  const spanish = storyBlocks(words(900)).flatMap((block) =>
    'sentences' in block ? [block.sentences] : [],
  );
  const story = storyOf(words(100));
  expect(pageCount('two-languages', { ...story, spanish: [] })).toBe(1);
  expect(pageCount('two-languages', { ...story, spanish })).toBe(3);
});

it('takes one page for papers without the text', () => {
  expect(pageCount('letter-home', storyOf(words(2_000)))).toBe(1);
});

it('counts the room that rows of two languages leave at the ends of pages', () => {
  const text = inLines(8, 92);
  const spanish = storyBlocks(text).flatMap((block) =>
    'sentences' in block ? [block.sentences] : [],
  );
  const story = { ...storyOf(text), spanish };
  // Three rows fit on the first page and four on the second, although eight are less than two pages high.
  expect(pageCount('two-languages', story)).toBe(3);
});

it('counts a Chinese letter as more than two', () => {
  expect(linesOf('a'.repeat(40), 20)).toBe(2);
  expect(linesOf('球'.repeat(40), 20)).toBe(5);
});

it.each([
  ['The ball rolled on.', 40, 'The ball rolled on.'],
  ['The ball rolled over the grass, and on.', 33, 'The ball rolled over the grass…'],
  ['The ball rolled over the grass.', 10, 'The ball…'],
  ['球滚过湿漉漉的草地', 9, '球滚过湿…'],
])('cuts %j to %d letters, between words', (text, letters, cut) => {
  expect(cutToFit(text, letters)).toBe(cut);
});
