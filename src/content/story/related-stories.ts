import { newestFirst, type StorySummary } from './story.ts';

/** Section 9 of the specification. */
const relatedStoriesLimit = 3;

/** Related stories that are newer are taken from this many of the oldest ones. */
const oldestStories = 24;

type RelatedTo<Story> = (story: Story) => readonly Story[];

/**
 * Returns a function that finds the stories to read next: older ones as long as there are any, those
 * with most categories in common first, then newest first. A reader who follows them goes back in
 * time and does not loop between a few stories. After the oldest story they continue among the
 * oldest 24, so that a new story changes few other pages.
 */
export function createRelatedStories<
  Story extends Pick<StorySummary, 'id' | 'date' | 'categories'>,
>(stories: readonly Story[]): RelatedTo<Story> {
  const sorted = [...stories].sort(newestFirst);
  /**
   * Caches, for each set of categories, the stories that share all of them, then all but one, and so on.
   */
  const levelsByCategories = new Map<string, readonly (readonly Story[])[]>();

  function levelsOf({ categories }: Story): readonly (readonly Story[])[] {
    const key = [...categories].sort().join(' ');
    const known = levelsByCategories.get(key);
    if (known) return known;
    const levels = categories.map((_, missing) =>
      sorted.filter(
        (other) => inCommon(other.categories, categories) === categories.length - missing,
      ),
    );
    levelsByCategories.set(key, levels);
    return levels;
  }

  return (story) => {
    const levels = levelsOf(story).map((level) => {
      const older = level.findIndex((other) => newestFirst(story, other) < 0);
      const from = older === -1 ? level.length : older;
      const newer = level.slice(0, from).filter(({ id }) => id !== story.id);
      return {
        older: level.slice(from, from + relatedStoriesLimit),
        newer: newer.slice(-oldestStories),
      };
    });
    const all = [...levels.flatMap(({ older }) => older), ...levels.flatMap(({ newer }) => newer)];
    const next = all.slice(0, relatedStoriesLimit);
    return levels
      .flatMap(({ older, newer }) => [...older, ...newer])
      .filter((other) => next.includes(other));
  };
}

function inCommon(one: readonly string[], other: readonly string[]): number {
  return one.filter((category) => other.includes(category)).length;
}
