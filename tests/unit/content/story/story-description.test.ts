import { describe, expect, it } from 'vitest';
import { storyLinks } from '#content/story/story-links.ts';
import { storyBlocks } from '#content/story-text/story-blocks.ts';
import { storyDescription } from '#content/story/story-description.ts';

const sentence = 'This sentence is sixty characters long, give or take a few.';

function described(content: string): string {
  return storyDescription(storyBlocks(content));
}

describe('storyDescription', () => {
  it('takes whole sentences while they fit', () => {
    expect(described(`${sentence} ${sentence}\n${sentence}`)).toBe(`${sentence} ${sentence}`);
  });

  it('cuts one long sentence between two words', () => {
    const description = described(`${'many short words '.repeat(30)}.`);
    expect(description).toMatch(/^many short .*[a-z]…$/);
    expect(description.length).toBeLessThanOrEqual(156);
  });

  it('falls back on the announcement when there is next to nothing', () => {
    expect(described('')).toMatch(/^Content for this story is coming soon/);
    expect(described('Short.')).toMatch(/^Content for this story is coming soon/);
  });

  it('leaves cards and sub-headings out', () => {
    const content = `${sentence}\nRon Smith Under 13 Youth Cup\n${[...storyLinks.keys()][0]}`;
    expect(described(content)).toBe(sentence);
  });
});
