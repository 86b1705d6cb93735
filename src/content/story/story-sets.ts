import { newestFirst, type StorySummary } from './story.ts';

/**
 * Number of stories in the e-book and in the file with the newest ones. A class downloads them before a
 * lesson, so their size must stay bounded; those of the years contain all stories.
 */
const newestCount = 24;

export interface StorySets<Story> {
  readonly newest: readonly Story[];
  /** True if there are no others. */
  readonly isAll: boolean;
  readonly years: readonly { readonly year: string; readonly stories: readonly Story[] }[];
}

/** Returns the stories that are taken along together, newest first. */
export function storySets<Story extends StorySummary>(stories: readonly Story[]): StorySets<Story> {
  const sorted = stories.toSorted(newestFirst);
  const years = new Set(sorted.map(yearOf));
  return {
    newest: sorted.slice(0, newestCount),
    isAll: sorted.length <= newestCount,
    years: [...years].map((year) => ({
      year,
      stories: sorted.filter((story) => yearOf(story) === year),
    })),
  };
}

function yearOf({ date }: StorySummary): string {
  return date.slice(0, 4);
}
