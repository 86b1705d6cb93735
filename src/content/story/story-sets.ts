import { newestFirst, type StorySummary } from './story.ts';

/**
 * Number of stories in the e-book and the HTML file of the newest stories. A class downloads these
 * before a lesson, so their size must stay bounded; the files of the years contain all stories.
 */
const newestCount = 24;

export interface StorySets<Story> {
  readonly newest: readonly Story[];
  /** True if `newest` contains all stories. */
  readonly isAll: boolean;
  readonly years: readonly { readonly year: string; readonly stories: readonly Story[] }[];
}

/** Returns the sets of stories that are offered as one download each, newest first. */
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
