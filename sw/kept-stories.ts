import type { PrecacheEntry } from 'workbox-precaching/_types.js';
import { cacheNames } from '#shared/cache-names.ts';
import { isRecord } from '#shared/is-record.ts';
import { isStorageOff } from '#shared/storage-off.ts';
import { openCache } from '#shared/open-cache.ts';
import {
  newestKept,
  storiesIn,
  type StoryChoice,
  type StoryRequest,
} from '#shared/story-keeping.ts';

/** A line of the worker's list of files. Stories come newest first. */
export interface ListEntry extends PrecacheEntry {
  /** Ids of the stories to which the file belongs, separated by spaces; absent if none. */
  readonly story?: string;
  /** Bytes that all files of a story take on a device; set for its page only. */
  readonly bytes?: number;
}

/** Choices that visitors have made on this device. They outlive updates. */
interface Keeping {
  readonly choice: StoryChoice;
  readonly isPaused: boolean;
  /** Paths of stories. */
  readonly opened: readonly string[];
  readonly removed: readonly string[];
}

/** `default`: files that every device keeps, and opened stories; `chosen`: also chosen stories. */
export type Scope = 'default' | 'chosen';

/** Decides which stories this device keeps. */
export class KeptStories {
  /** Paths of all stories, newest first. */
  readonly paths: readonly string[];
  /** Paths of the stories to which the file at a path belongs. */
  readonly #stories = new Map<string, readonly string[]>();
  /** Paths of the files of the story at a path. */
  readonly #files = new Map<string, readonly string[]>();
  /** Bytes of the stories, by their paths. */
  readonly #bytes = new Map<string, number>();
  /** Choice that is not stored yet, for example because the disk had no room. */
  #unsaved: Keeping | undefined;
  #lastChange: Promise<unknown> = Promise.resolve();

  constructor(manifest: readonly ListEntry[]) {
    this.paths = storiesIn(manifest).map((id) => storiesPath + id);
    for (const { url, story, bytes } of manifest) {
      if (!story) continue;
      const paths = story.split(' ').map((id) => storiesPath + id);
      this.#stories.set(url, paths);
      for (const path of paths) this.#files.set(path, [...(this.#files.get(path) ?? []), url]);
      if (bytes) this.#bytes.set(url, bytes);
    }
  }

  /** Returns the id of the newest story to which the file at a path belongs. */
  idOf(path: string): string | undefined {
    return this.#stories.get(path)?.[0]?.slice(storiesPath.length);
  }

  async read(): Promise<Keeping> {
    if (this.#unsaved) return this.#unsaved;
    const note = await caches
      .match(noteKey, { cacheName: cacheNames.keeping })
      .catch(() => undefined);
    return parseKeeping(await note?.json().catch(() => null));
  }

  /** Applies and stores a change. Returns whether it changed anything. */
  change(request: StoryRequest): Promise<boolean> {
    const change = this.#lastChange.then(async () => {
      const before = await this.read();
      const after = applyRequest(before, request, this.paths);
      if (JSON.stringify(after) === JSON.stringify(before)) return false;
      this.#unsaved = after;
      await this.#write();
      return true;
    });
    this.#lastChange = change;
    return change;
  }

  /** Stores a choice that is not stored yet, after the changes before this call. Never rejects. */
  save(): Promise<void> {
    const saving = this.#lastChange.then(() => this.#write());
    this.#lastChange = saving;
    return saving;
  }

  /** Called for one choice at a time, because an older one would replace a newer one. */
  async #write(): Promise<void> {
    if (!this.#unsaved) return;
    try {
      const cache = await openCache(cacheNames.keeping);
      const text = JSON.stringify(this.#unsaved);
      // Do not delete the old note first: a full disk may refuse the new one.
      await cache.put(noteKey, new Response(text));
      const stored = await cache.match(noteKey);
      if ((await stored?.text()) !== text) {
        // See `IntegrityStrategy`: a private WebKit window may ignore a put under a key that it had before.
        await cache.delete(noteKey);
        await cache.put(noteKey, new Response(text));
      }
      this.#unsaved = undefined;
    } catch {
      // The choice then lasts as long as this worker runs.
    }
  }

  /** Returns a function that tells whether this device keeps the file at a path. */
  async keeps(scope: Scope): Promise<(path: string) => boolean> {
    const { choice, opened, removed } = await this.read();
    const isAll = scope === 'chosen' && choice === 'all';
    const kept = new Set([...(isAll ? this.paths : this.paths.slice(0, newestKept)), ...opened]);
    for (const path of removed) kept.delete(path);
    return (path) => this.#stories.get(path)?.some((story) => kept.has(story)) ?? true;
  }

  /** Returns a function that tells whether a story of the file at a path has not been removed. */
  async allows(): Promise<(path: string) => boolean> {
    const { removed } = await this.read();
    return (path) => this.#stories.get(path)?.some((story) => !removed.includes(story)) ?? true;
  }

  /** Returns whether this device keeps the file at a path, by choice or by default. */
  async keepsFile(path: string): Promise<boolean> {
    // Most files belong to no story, and need no look at the note.
    return !this.#stories.has(path) || (await this.keeps('chosen'))(path);
  }

  /**
   * Returns a function that tells whether to fetch the file at a path now. A pause excludes files of chosen
   * stories, and nothing is fetched after the site was taken off the device.
   *
   * @param stored paths of stored files, which a pause does not exclude: the scripts of their old version
   *   are removed after two releases
   */
  async wants(scope: Scope, stored: ReadonlySet<string>): Promise<(path: string) => boolean> {
    if (isStorageOff()) return () => false;
    const isKept = await this.keeps(scope);
    if (!(await this.read()).isPaused) return isKept;
    const isDefault = await this.keeps('default');
    return (path) => isDefault(path) || (isKept(path) && stored.has(path));
  }

  /**
   * Returns the bytes that are still to be stored for all stories; 0 only if no file is missing. It is an estimate
   * for a story that is stored in part, because the list has one sum for all its files.
   *
   * @param stored paths of what is stored
   */
  missingBytes(stored: ReadonlySet<string>): number {
    let sum = 0;
    for (const [path, files] of this.#files) {
      const missing = files.filter((file) => !stored.has(file));
      sum += ((this.#bytes.get(path) ?? 0) * missing.length) / files.length;
    }
    return Math.ceil(sum);
  }
}

const storiesPath = '/stories/';
const noteKey = '/kept-stories';

function parseKeeping(data: unknown): Keeping {
  const { choice, isPaused, opened, removed } = isRecord(data) ? data : {};
  return {
    choice: choice === 'all' ? 'all' : 'newest',
    isPaused: isPaused === true,
    opened: Array.isArray(opened) ? opened : [],
    removed: Array.isArray(removed) ? removed : [],
  };
}

function applyRequest(from: Keeping, request: StoryRequest, all: readonly string[]): Keeping {
  if (request.type === 'PAUSE_STORIES') return { ...from, isPaused: true };
  if ('choice' in request) return { ...from, choice: request.choice, isPaused: false, removed: [] };
  const paths = all.filter((path) => request.paths === 'all' || request.paths.includes(path));
  const without = (list: readonly string[]) => list.filter((path) => !paths.includes(path));
  const withAll = (list: readonly string[]) => [...new Set([...list, ...paths])];
  if (request.type === 'KEEP_STORIES')
    return { ...from, opened: withAll(from.opened), removed: without(from.removed) };
  const choice = request.paths === 'all' ? 'newest' : from.choice;
  return { ...from, choice, opened: without(from.opened), removed: withAll(from.removed) };
}
