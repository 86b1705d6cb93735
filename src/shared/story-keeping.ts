import { isRecord } from './is-record.ts';

/** The index of all stories: their ids, titles and sizes, newest first. It is kept offline. */
export const storyIndexPath = '/stories-index.json';

/**
 * Returns the ids of the stories in the worker's list, newest first, which is the order of their
 * pages. A picture is listed with the newest story that shows it, and its entry names all of them.
 */
export function storiesIn(
  list: readonly { readonly url: string; readonly story?: string }[],
): readonly string[] {
  return list.flatMap(({ url, story }) =>
    story !== undefined && url === `/stories/${story}` ? [story] : [],
  );
}

/** Number of stories that a device keeps by default. It also keeps each story that was opened on it. */
export const newestKept = 24;

/** Returns whether the worker compresses stories in its cache on a site with this many stories. */
export function isArchiveCompressed(stories: number): boolean {
  return stories > newestKept;
}

export type StoryChoice = 'newest' | 'all';

/**
 * A page's request to the worker about stories. The worker answers at once with a report; a page follows a
 * download with `GET_STATUS`.
 */
export type StoryRequest =
  /** Keep these stories from now on, over updates too. Ends a pause and fetches what is missing. */
  | { readonly type: 'KEEP_STORIES'; readonly choice: StoryChoice }
  /** Keep these stories: one that was just opened, or some that had been removed. */
  | { readonly type: 'KEEP_STORIES'; readonly paths: readonly string[] }
  /** Remove stories. The worker does not fetch them again by itself, but keeps one that is opened again. */
  | { readonly type: 'REMOVE_STORIES'; readonly paths: readonly string[] | 'all' }
  /** Stop the download of stories until the next `KEEP_STORIES`, over restarts of the worker too. */
  | { readonly type: 'PAUSE_STORIES' };

/** The worker's report on stories. */
export interface StoryReport {
  /** Paths of the stories that open without a network, newest first. */
  readonly kept: readonly string[];
  readonly choice: StoryChoice;
  /** Number of all stories. */
  readonly total: number;
  /** Bytes that are still to be fetched to keep all stories, whatever the choice. */
  readonly bytesLeft: number;
  readonly isRunning: boolean;
  readonly isPaused: boolean;
  /** Reason why the last download ended early. */
  readonly failure?: StoryFailure;
  /** True if files cannot be fetched because the host has a newer build, which waits or is being installed. */
  readonly isOutdated?: boolean;
}

/** `blocked`: something on the way blocks or changes files. See `failureStatuses`. */
export type StoryFailure = 'storage-full' | 'blocked' | 'offline';

/** Name of the event that a page dispatches after its request has changed the kept stories. */
export const keptStoriesEvent = 'kept-stories';

/** Reads a page's request about stories; null if it is none. */
export function parseStoryRequest(data: unknown): StoryRequest | null {
  if (!isRecord(data)) return null;
  const { request: type, choice, paths } = data;
  switch (type) {
    case 'KEEP_STORIES':
      if (isChoice(choice)) return { type, choice };
      return isPaths(paths) ? { type, paths } : null;
    case 'REMOVE_STORIES':
      return paths === 'all' || isPaths(paths) ? { type, paths } : null;
    case 'PAUSE_STORIES':
      return { type };
    default:
      return null;
  }
}

function isChoice(data: unknown): data is StoryChoice {
  return data === 'newest' || data === 'all';
}

function isPaths(data: unknown): data is readonly string[] {
  return Array.isArray(data) && data.every((path) => typeof path === 'string');
}
