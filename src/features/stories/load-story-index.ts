import type { IndexedStory } from '#content/story/story-index.ts';
import { storyIndexPath } from '#shared/story-keeping.ts';

let loading: Promise<readonly IndexedStory[]> | undefined;

/** Fetches the index of all stories once; after a failure, the next call tries again. */
export function loadStoryIndex(): Promise<readonly IndexedStory[]> {
  loading ??= fetchList<IndexedStory>(storyIndexPath).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/** Fetches a JSON file of this build that holds a list. Rejects another response, such as a filter's. */
export async function fetchList<Item>(path: string): Promise<readonly Item[]> {
  const response = await fetch(path);
  const data: unknown = response.ok && (await response.json());
  if (!Array.isArray(data)) throw new Error(`${path}: ${response.status}`);
  return data;
}
