import { describe, expect, it } from 'vitest';
import { categoryFilters } from '#content/story/categories.ts';
import { findStory, relatedStories, storiesIn, storySummaries } from '#content/story/stories.ts';
import { freeId, specifiedIds, stories } from '../../../support/content/stories.ts';

describe('the stories', () => {
  it('stand with the newest first, without their texts', () => {
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
