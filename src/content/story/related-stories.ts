import { newestFirst } from './newest-first.ts';
import type { StorySummary } from './story.ts';

/** Section 9 of the specification. */
const relatedStoriesLimit = 3;

/** As many of the oldest stories are where the way goes on after the oldest one. */
const oldestStories = 24;

type RelatedTo<Story> = (story: Story, limit?: number) => readonly Story[];

/**
 * Finds the stories to read next: those with most categories in common first, and of these the next older ones,
 * the newest first. So the way from related to related leads back through all stories and never turns round
 * between three. After the oldest it goes on with the newest of the oldest 24, so that a new story changes the
 * pages of few others.
 */
export function createRelatedStories<
  Story extends Pick<StorySummary, 'id' | 'date' | 'categories'>,
>(stories: readonly Story[]): RelatedTo<Story> {
  const sorted = [...stories].sort(newestFirst);
  /** By the categories of a story: all others that share some, those that share most first. */
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

  return (story, limit = relatedStoriesLimit) => {
    const found: Story[] = [];
    for (const level of levelsOf(story)) {
      const older = level.findIndex((other) => newestFirst(story, other) < 0);
      const from = older === -1 ? level.length : older;
      const newer = level.slice(0, from).filter(({ id }) => id !== story.id);
      const next = [...level.slice(from, from + limit), ...newer.slice(-oldestStories)];
      found.push(...next.slice(0, limit - found.length));
      if (found.length === limit) break;
    }
    return found;
  };
}

function inCommon(one: readonly string[], other: readonly string[]): number {
  return one.filter((category) => other.includes(category)).length;
}
