import { newestFirst, type StorySummary } from './story.ts';

/** Most stories in one download, which a class fetches before a lesson; if there are more, each year has its own. */
const maxInOneSet = 24;

export interface YearSet<Story> {
  readonly year: string;
  readonly stories: readonly Story[];
}

export interface StorySets<Story> {
  /** All stories, or those of the newest year. */
  readonly newest: readonly Story[];
  /** Year of `newest`; undefined if it has all stories. */
  readonly year: string | undefined;
  readonly earlier: readonly YearSet<Story>[];
}

/** Returns the sets of stories that are offered as one download each, newest first. */
export function storySets<Story extends StorySummary>(stories: readonly Story[]): StorySets<Story> {
  const sorted = stories.toSorted(newestFirst);
  const [first, ...earlier] = [...new Set(sorted.map(yearOf))].map((year) => ({
    year,
    stories: sorted.filter((story) => yearOf(story) === year),
  }));
  if (!first || sorted.length <= maxInOneSet) {
    return { newest: sorted, year: undefined, earlier: [] };
  }
  return { newest: first.stories, year: first.year, earlier };
}

function yearOf({ date }: StorySummary): string {
  return date.slice(0, 4);
}
