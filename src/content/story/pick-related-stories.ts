import type { StorySummary } from './story.ts';

/** Section 9 of the specification. */
const relatedStoriesLimit = 3;

/** The first other stories that share at least one category. */
export function pickRelatedStories(
  story: StorySummary,
  stories: readonly StorySummary[],
  limit: number = relatedStoriesLimit,
): readonly StorySummary[] {
  return stories
    .filter((other) => other.id !== story.id)
    .filter((other) => other.categories.some((category) => story.categories.includes(category)))
    .slice(0, limit);
}
