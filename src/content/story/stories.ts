// The build and the tests see this folder through imports only, so the import brings its types along.
// oxlint-disable-next-line typescript/triple-slash-reference
/// <reference path="./virtual-modules.d.ts" />
import { storyBodies } from 'virtual:story-bodies';
import { booksBytes, storySummaries } from 'virtual:story-summaries';
import type { CategoryFilterId } from './categories.ts';
import type { StoryBody, StorySummary } from './story.ts';

/** Section 9 of the specification. */
const relatedStoriesLimit = 3;

export { booksBytes, storySummaries };

interface FoundStory {
  readonly story: StorySummary;
  readonly loadBody: () => Promise<StoryBody>;
}

/** The story, or undefined where none has this id. */
export function findStory(id: number): FoundStory | undefined {
  const story = storySummaries.find((one) => one.id === id);
  const load = storyBodies.get(id);
  return story && load && { story, loadBody: async () => (await load()).storyBody };
}

export function storiesIn(filter: CategoryFilterId): readonly StorySummary[] {
  if (filter === 'all') return storySummaries;
  return storySummaries.filter((story) => story.categories.includes(filter));
}

export function relatedStories(story: StorySummary, limit?: number): readonly StorySummary[] {
  return pickRelatedStories(story, storySummaries, limit);
}

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
