import type { IndexedStory } from '#content/story/story-index.ts';
import { storyIndexPath } from '#shared/story-keeping.ts';

let loading: Promise<readonly IndexedStory[]> | undefined;

/** Fetches the index of all stories once; after a failure, the next call tries again. */
export function loadStoryIndex(): Promise<readonly IndexedStory[]> {
  loading ??= fetchJson<readonly IndexedStory[]>(storyIndexPath).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/** Fetches and parses a JSON file of this build. */
export async function fetchJson<Content>(path: string): Promise<Content> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response.json();
}
