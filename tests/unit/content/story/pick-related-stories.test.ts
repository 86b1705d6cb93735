import { describe, expect, it } from 'vitest';
import type { Category } from '#content/story/categories.ts';
import { pickRelatedStories } from '#content/story/pick-related-stories.ts';
import type { StorySummary } from '#content/story/story.ts';

function story(id: number, ...categories: readonly Category[]): StorySummary {
  const length = { words: 0, minutes: 0 };
  return {
    id,
    categories,
    title: '',
    image: '',
    alt: '',
    date: '2025-01-01',
    sample: false,
    ...length,
  };
}

const stories = [
  story(1, 'media'),
  story(2, 'media', 'news'),
  story(3, 'impact'),
  story(4, 'news'),
  story(5, 'media'),
  story(6, 'media'),
];

function ids(id: number, limit?: number): readonly number[] {
  const [one] = stories.filter((candidate) => candidate.id === id);
  return one ? pickRelatedStories(one, stories, limit).map((related) => related.id) : [];
}

describe('pickRelatedStories', () => {
  it('takes at most three others that share a category', () => {
    expect(ids(1)).toEqual([2, 5, 6]);
    expect(ids(2)).toEqual([1, 4, 5]);
  });

  it('finds none for a story alone in its category', () => {
    expect(ids(3)).toEqual([]);
  });

  it('keeps to another limit', () => {
    expect(ids(1, 1)).toEqual([2]);
  });
});
