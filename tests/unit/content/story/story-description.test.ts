import { expect, it } from 'vitest';
import { storyLinks } from '#content/story/story-links.ts';
import { storyBlocks } from '#content/story-text/story-blocks.ts';
import { storyDescription } from '#content/story/create-story.ts';

const sentence = 'This sentence is sixty characters long, give or take a few.';

function described(content: string): string {
  return storyDescription(storyBlocks(content));
}

it('takes whole sentences while they fit', () => {
  expect(described(`${sentence} ${sentence}\n${sentence}`)).toBe(`${sentence} ${sentence}`);
});

it('is the text itself where that is short, and the announcement where there is none', () => {
  expect(described('')).toMatch(/^Content for this story is coming soon/);
  expect(described('A lion.\nMum.')).toBe('A lion. Mum.');
});

it.each([
  ['a long address', `https://a.example/${'x'.repeat(600)}\n${sentence}`, sentence],
  ['a word of a hundred letters', 'x'.repeat(200), `${'x'.repeat(154)}…`],
  ['a script without spaces', '球'.repeat(200), `${'球'.repeat(154)}…`],
  ['emoji', `Go ${'⚽🏆'.repeat(60)}`, expect.stringMatching(/^\P{Cs}+…$/u)],
])('has at most 155 characters for %s', (_name, content, description) => {
  expect(described(content)).toEqual(description);
  expect(described(content).length).toBeLessThanOrEqual(155);
});

it('leaves cards and sub-headings out', () => {
  const content = `${sentence}\nRon Smith Under 13 Youth Cup\n${[...storyLinks.keys()][0]}`;
  expect(described(content)).toBe(sentence);
});
