import type { WorkboxPlugin, RouteHandlerCallbackOptions } from 'workbox-core/types.js';
import { PrecacheController } from 'workbox-precaching';
import type { PrecacheEntry } from 'workbox-precaching/_types.js';
import { cacheNames } from '#shared/cache-names.ts';
import {
  type DownloadFailure,
  type FailureStatus,
  listDownloadFailures,
  noteDownloadFailure,
} from '#shared/download-failure.ts';
import { DownloadError, IntegrityStrategy } from './integrity-strategy.ts';

const picturesPath = '/art/';

/** The files that a device keeps, in two tiers. */
export interface Precaches {
  /** Pages, scripts, styles, fonts: small, stored at install, all or nothing. */
  readonly core: IntegrityPrecache;
  /** Fetched afterwards, one by one. */
  readonly pictures: IntegrityPrecache;
}

export function createPrecaches(manifest: readonly PrecacheEntry[]): Precaches {
  const isPicture = ({ url }: PrecacheEntry) => url.startsWith(picturesPath);
  return {
    core: new IntegrityPrecache(
      cacheNames.core,
      manifest.filter((entry) => !isPicture(entry)),
    ),
    pictures: new IntegrityPrecache(cacheNames.pictures, manifest.filter(isPicture), [
      staleFallback,
    ]),
  };
}

/** Workbox keeps the worker alive for the event on whose behalf it fetches. */
export type WorkerEvent = RouteHandlerCallbackOptions['event'];

/** Keeps Workbox's list, keys and hashes of one cache; `IntegrityStrategy` fetches the files. */
export class IntegrityPrecache extends PrecacheController {
  readonly cacheName: string;
  readonly #strategy: IntegrityStrategy;

  constructor(
    cacheName: string,
    entries: readonly PrecacheEntry[],
    plugins: readonly WorkboxPlugin[] = [],
  ) {
    super({ cacheName });
    this.cacheName = cacheName;
    this.#strategy = new IntegrityStrategy({ cacheName, plugins: [revisionedKey, ...plugins] });
    this.addToCacheList([...entries]);
  }

  /** Replaces Workbox's, which takes any answer below 400 and repairs no picture, script or style. */
  override get strategy(): IntegrityStrategy {
    return this.#strategy;
  }

  /** Returns the URLs that the cache lacks. Reads the cache each time, as a browser may evict files. */
  async findMissing(): Promise<readonly string[]> {
    const cache = await caches.open(this.cacheName);
    const stored = new Set((await cache.keys()).map(({ url }) => url));
    return [...this.getURLsToCacheKeys()].flatMap(([url, key]) => (stored.has(key) ? [] : [url]));
  }

  /** Reads the failure of the last attempt to store these files; builds keep theirs apart. */
  async readFailure(): Promise<DownloadFailure | null> {
    const keys = this.cacheKeys();
    return (await listDownloadFailures()).find(({ key }) => keys.has(key)) ?? null;
  }

  noteFailure(failure: DownloadFailure | null): Promise<void> {
    return noteDownloadFailure(this.cacheKeys(), failure);
  }

  cacheKeys(): ReadonlySet<string> {
    return new Set(this.getURLsToCacheKeys().values());
  }

  /** Stores the file unless the cache has it. A probe is a single request past the HTTP cache. */
  async store(url: string, event: WorkerEvent, isProbe = false): Promise<'stored' | FailureStatus> {
    const cacheKey = this.getCacheKeyForURL(url) ?? url;
    const params = { cacheKey, integrity: this.getIntegrityForCacheKey(cacheKey), isProbe };
    try {
      await this.#strategy.handle({ event, params, request: new Request(url), url: new URL(url) });
      const cache = await caches.open(this.cacheName);
      return (await cache.match(cacheKey)) ? 'stored' : 'storage-full';
    } catch (error) {
      // Anything else is the cache's own error.
      return error instanceof DownloadError ? error.status : 'storage-full';
    }
  }
}

/** Shows a page the previous build's picture until the new one is stored. */
const staleFallback: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ cachedResponse, cacheName, event, request }) =>
    cachedResponse || !('respondWith' in event)
      ? cachedResponse
      : (await caches.open(cacheName)).match(request, { ignoreSearch: true }),
};

/** The key holds the revision, so a changed file is a new entry. */
const revisionedKey: WorkboxPlugin = { cacheKeyWillBeUsed: async ({ params }) => params.cacheKey };
