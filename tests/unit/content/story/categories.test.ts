import { describe, expect, it } from 'vitest';
import {
  categories,
  categoryFilters,
  categoryLabel,
  isCategoryFilterId,
} from '#content/story/categories.ts';

describe('categories', () => {
  it('offer five chips, and none for news', () => {
    expect(categoryFilters.map((filter) => filter.label)).toEqual([
      'All',
      'Media',
      'Stories',
      'Impact',
      'Education',
    ]);
    expect(isCategoryFilterId('media')).toBe(true);
    for (const other of ['news', 'Media', '', undefined, 7, 'constructor']) {
      expect(isCategoryFilterId(other)).toBe(false);
    }
  });

  it('are capitalised as tags', () => {
    expect(categories.map(categoryLabel)).toEqual([
      'Media',
      'Stories',
      'Impact',
      'Education',
      'News',
    ]);
  });
});
