import { describe, expect, it } from 'vitest';
import { categoryFilters, type Category } from '#content/story/categories.ts';
import {
  findStory,
  relatedStories,
  storiesIn,
  storySummaries,
  pickRelatedStories,
} from '#content/story/stories.ts';
import type { StorySummary } from '#content/story/story.ts';
import { freeId, specifiedIds, stories } from '../../../support/content/stories.ts';

describe('the stories', () => {
  it('stand in the order of their ids, without their texts', () => {
    expect(storySummaries.map((story) => story.id)).toEqual(
      expect.arrayContaining([...specifiedIds]),
    );
    expect(storySummaries.map((story) => story.id)).toEqual(stories.map(({ id }) => id));
    for (const summary of storySummaries) expect(summary).not.toHaveProperty('blocks');
  });

  it('are loaded one at a time', async () => {
    const found = findStory(9);
    expect(found?.story.title).toBe('We are sponsoring a cup for under-13s');
    const body = await found?.loadBody();
    expect(body?.text).toMatch(/<h2>.*Ron Smith Under 13 Youth Cup.*<\/h2>/);
    expect(body).not.toHaveProperty('content');
  });

  it.each([0, 1, freeId, -7, 7.5, Number.NaN, Number.MAX_SAFE_INTEGER])('has no story %s', (id) => {
    expect(findStory(id)).toBeUndefined();
  });

  it('are all shown by All, and by their category otherwise', () => {
    expect(storiesIn('all')).toEqual(storySummaries);
    for (const { id } of categoryFilters) {
      if (id === 'all') continue;
      const found = storiesIn(id);
      expect(found.length).toBeGreaterThan(0);
      expect(found.every((story) => story.categories.includes(id))).toBe(true);
    }
  });

  it('have up to three others to read next', () => {
    for (const story of storySummaries) {
      const related = relatedStories(story);
      expect(related.length).toBeLessThanOrEqual(3);
      expect(related).not.toContain(story);
    }
  });
});

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

const crowd = [
  story(1, 'media'),
  story(2, 'media', 'news'),
  story(3, 'impact'),
  story(4, 'news'),
  story(5, 'media'),
  story(6, 'media'),
];

function ids(id: number, limit?: number): readonly number[] {
  const [one] = crowd.filter((candidate) => candidate.id === id);
  return one ? pickRelatedStories(one, crowd, limit).map((related) => related.id) : [];
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
