// Declares the virtual modules for the build and the tests, which import this file.
// oxlint-disable-next-line typescript/triple-slash-reference
/// <reference path="./virtual-modules.d.ts" />
import { storyBodies } from 'virtual:story-bodies';
import { booksBytes, storySummaries } from 'virtual:story-summaries';
import type { CategoryFilterId } from './categories.ts';
import { createRelatedStories } from './related-stories.ts';
import type { StoryBody, StorySummary } from './story.ts';

export { booksBytes, storySummaries };

interface FoundStory {
  readonly story: StorySummary;
  readonly loadBody: () => Promise<StoryBody>;
}

/** Returns the story, or undefined where none has this id. */
export function findStory(id: number): FoundStory | undefined {
  const story = storySummaries.find((one) => one.id === id);
  const load = storyBodies.get(id);
  return story && load && { story, loadBody: async () => (await load()).storyBody };
}

export function storiesIn(filter: CategoryFilterId): readonly StorySummary[] {
  if (filter === 'all') return storySummaries;
  return storySummaries.filter((story) => story.categories.includes(filter));
}

const related = createRelatedStories(storySummaries);

/** Returns the stories to read next; see `createRelatedStories`. */
export function relatedStories(story: StorySummary, limit?: number): readonly StorySummary[] {
  return related(story, limit);
}
