import type { WorkboxPlugin, RouteHandlerCallbackOptions } from 'workbox-core/types.js';
import { PrecacheController } from 'workbox-precaching';
import { packPrefix, storyFramePath } from '#hosting/pack.ts';
import { cacheNames } from '#shared/cache-names.ts';
import { compress, decompress } from '#shared/compressed-response.ts';
import {
  type DownloadFailure,
  type FailureStatus,
  listDownloadFailures,
  noteDownloadFailure,
} from '#shared/download-failure.ts';
import { assertMayStore, findCache, openCache } from '#shared/open-cache.ts';
import { isArchiveCompressed } from '#shared/story-keeping.ts';
import { DownloadError, IntegrityStrategy } from './integrity-strategy.ts';
import { openFromStory, type PackedFile } from './open-pack.ts';
import { KeptStories, type ListEntry, type Scope } from './kept-stories.ts';
import { pathOf } from './path-of.ts';

export const picturesPath = '/art/';

/** The files that a device keeps, in two tiers. */
export interface Precaches {
  /** Pages, scripts, styles, fonts: small, stored at install, all or nothing. */
  readonly core: IntegrityPrecache;
  /** Fetched afterwards, each independent of the others. */
  readonly pictures: IntegrityPrecache;
  readonly stories: KeptStories;
}

export function createPrecaches(manifest: readonly ListEntry[]): Precaches {
  const isPack = ({ url }: ListEntry) => url.startsWith(packPrefix);
  const isPicture = ({ url }: ListEntry) => url.startsWith(picturesPath);
  const packs = manifest.filter(isPack);
  const files = manifest.filter((entry) => !isPack(entry) && !isUnusedFont(entry));
  const stories = new KeptStories(files);
  const isDrawings = ({ url }: ListEntry) => url.startsWith(`${packPrefix}drawings-`);
  return {
    core: new IntegrityPrecache({
      cacheName: cacheNames.core,
      entries: files.filter((entry) => !isPicture(entry)),
      packs: packs.filter((pack) => !isDrawings(pack)),
      stories,
      plugins: [compressArchive(stories)],
    }),
    pictures: new IntegrityPrecache({
      cacheName: cacheNames.pictures,
      entries: files.filter(isPicture),
      packs: packs.filter(isDrawings),
      stories,
      plugins: [staleFallback],
    }),
    stories,
  };
}

/** Returns whether the file is not needed: only Firefox prints with it (theme/letter-paper.ts). */
function isUnusedFont({ url }: ListEntry): boolean {
  return url.startsWith('/assets/fonts/bold-') && !navigator.userAgent.includes('Firefox/');
}

/** Event on whose behalf Workbox fetches, and for which it keeps the worker alive. */
export type WorkerEvent = RouteHandlerCallbackOptions['event'];

interface PrecacheParts {
  readonly cacheName: string;
  readonly entries: readonly ListEntry[];
  readonly packs: readonly ListEntry[];
  readonly stories: KeptStories;
  readonly plugins?: readonly WorkboxPlugin[];
}

/** Keeps Workbox's list, keys and hashes of one cache; `IntegrityStrategy` fetches the files. */
export class IntegrityPrecache extends PrecacheController {
  readonly cacheName: string;
  /** Packs that hold many of the files; they are not stored themselves. */
  readonly packs: readonly ListEntry[];
  readonly stories: KeptStories;
  readonly #strategy: IntegrityStrategy;

  constructor({ cacheName, entries, packs, stories, plugins = [] }: PrecacheParts) {
    super({ cacheName });
    this.cacheName = cacheName;
    this.packs = packs;
    this.stories = stories;
    this.#strategy = new IntegrityStrategy({
      cacheName,
      stories,
      plugins: [revisionedKey, ...plugins],
    });
    this.addToCacheList([...entries]);
  }

  /**
   * Replaces Workbox's strategy, which accepts any response below 400 and does not store an evicted
   * picture, script or style again.
   */
  override get strategy(): IntegrityStrategy {
    return this.#strategy;
  }

  /** Returns the URLs that this device is to keep. */
  async listKept(scope: Scope = 'default'): Promise<readonly string[]> {
    const isKept = await this.stories.keeps(scope);
    return this.getCachedURLs().filter((url) => isKept(pathOf(url)));
  }

  /** Returns the kept URLs that the cache lacks. Without `stored`, reads it: files get evicted. */
  async findMissing(
    scope: Scope = 'default',
    stored?: ReadonlySet<string>,
  ): Promise<readonly string[]> {
    const [kept, found] = [await this.listKept(scope), stored ?? (await this.listStored())];
    return kept.filter((url) => !found.has(this.getCacheKeyForURL(url) ?? url));
  }

  /** Returns the keys of what the cache holds. Rejects where nothing may be stored. */
  async listStored(): Promise<ReadonlySet<string>> {
    assertMayStore();
    const cache = await findCache(this.cacheName);
    return new Set(((await cache?.keys()) ?? []).map(({ url }) => url));
  }

  /**
   * Reads the failure of the last attempt to store the files of a scope. Builds keep theirs apart, and the default
   * scope does not see the failures of chosen stories.
   */
  async readFailure(scope: Scope): Promise<DownloadFailure | null> {
    const keys = await this.#keysOf(scope);
    return (await listDownloadFailures()).find(({ key }) => keys.has(key)) ?? null;
  }

  /** Notes the failure of an attempt. On a full disk, deletes new files until the note fits. */
  async noteFailure(
    scope: Scope,
    failure: DownloadFailure | null,
    newUrls: readonly string[],
  ): Promise<void> {
    const keys = await this.#keysOf(scope);
    const cache = await findCache(this.cacheName);
    for (const url of failure?.status === 'storage-full' ? newUrls : []) {
      if (await noteDownloadFailure(keys, failure)) return;
      await cache?.delete(this.getCacheKeyForURL(url) ?? url);
    }
    await noteDownloadFailure(keys, failure);
  }

  async #keysOf(scope: Scope): Promise<ReadonlySet<string>> {
    return new Set((await this.listKept(scope)).map((url) => this.getCacheKeyForURL(url) ?? url));
  }

  cacheKeys(): ReadonlySet<string> {
    return new Set(this.getURLsToCacheKeys().values());
  }

  /**
   * Stores the file unless the cache has it: from a pack, or from the network. A probe is a single
   * request past the HTTP cache.
   */
  async store(
    url: string,
    event: WorkerEvent,
    from: { readonly packed?: PackedFile; readonly isProbe?: boolean } = {},
  ): Promise<'stored' | FailureStatus> {
    const cacheKey = this.getCacheKeyForURL(url) ?? url;
    const integrity = this.getIntegrityForCacheKey(cacheKey);
    try {
      let { packed } = from;
      if (!packed && !integrity) {
        // The pack of a story leaves out the text of the frame.
        const status = await this.store(new URL(storyFramePath, url).href, event);
        if (status !== 'stored') return status;
        packed = await openFromStory(this, url);
      }
      const params = { cacheKey, integrity, ...from, packed };
      await this.#strategy.handle({ event, params, request: new Request(url), url: new URL(url) });
      const cache = await openCache(this.cacheName);
      if (await cache.match(cacheKey)) return 'stored';
      // A file of a story that was removed meanwhile is not stored, and not missing either.
      return (await this.stories.keepsFile(pathOf(url))) ? 'storage-full' : 'stored';
    } catch (error) {
      // Any other error comes from the cache: it did not store the file.
      return error instanceof DownloadError ? error.status : 'storage-full';
    }
  }
}

/**
 * Compresses the documents of stories, the index and the search texts on a site with so many
 * stories that they take most of the space on a device.
 */
function compressArchive(stories: KeptStories): WorkboxPlugin {
  const isArchive = (path: string) => path.endsWith('.json') || stories.idOf(path) !== undefined;
  return {
    cacheWillUpdate: async ({ request, response }) =>
      isArchiveCompressed(stories.paths.length) && isArchive(pathOf(request.url))
        ? compress(response)
        : response,
    cachedResponseWillBeUsed: async ({ cachedResponse }) =>
      cachedResponse && decompress(cachedResponse),
  };
}

/** Shows a page the previous build's picture until the new one is stored. */
const staleFallback: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ cachedResponse, cacheName, event, request }) =>
    cachedResponse || !('respondWith' in event)
      ? cachedResponse
      : caches.match(request, { cacheName, ignoreSearch: true }),
};

/** The key holds the revision, so a changed file is a new entry. */
const revisionedKey: WorkboxPlugin = { cacheKeyWillBeUsed: async ({ params }) => params.cacheKey };
