import type { WorkboxPlugin, RouteHandlerCallbackOptions } from 'workbox-core/types.js';
import { PrecacheController } from 'workbox-precaching';
import type { PrecacheEntry } from 'workbox-precaching/_types.js';
import { packPrefix } from '#hosting/pack.ts';
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
  const isPack = ({ url }: PrecacheEntry) => url.startsWith(packPrefix);
  const isPicture = ({ url }: PrecacheEntry) => url.startsWith(picturesPath);
  const packs = manifest.filter(isPack);
  const files = manifest.filter((entry) => !isPack(entry));
  return {
    core: new IntegrityPrecache(
      cacheNames.core,
      files.filter((entry) => !isPicture(entry)),
      packs.find(({ url }) => url.startsWith(`${packPrefix}pages`)),
    ),
    pictures: new IntegrityPrecache(
      cacheNames.pictures,
      files.filter(isPicture),
      packs.find(({ url }) => url.startsWith(`${packPrefix}drawings`)),
      [staleFallback],
    ),
  };
}

/** Workbox keeps the worker alive for the event on whose behalf it fetches. */
export type WorkerEvent = RouteHandlerCallbackOptions['event'];

/** Keeps Workbox's list, keys and hashes of one cache; `IntegrityStrategy` fetches the files. */
export class IntegrityPrecache extends PrecacheController {
  readonly cacheName: string;
  /** The file that holds most of these; it is not kept itself. */
  readonly pack: PrecacheEntry | undefined;
  readonly #strategy: IntegrityStrategy;

  constructor(
    cacheName: string,
    entries: readonly PrecacheEntry[],
    pack?: PrecacheEntry,
    plugins: readonly WorkboxPlugin[] = [],
  ) {
    super({ cacheName });
    this.cacheName = cacheName;
    this.pack = pack;
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

  /**
   * Stores the file unless the cache has it: these bytes, or what the network has. A probe is a single
   * request past the HTTP cache.
   */
  async store(
    url: string,
    event: WorkerEvent,
    from: { readonly bytes?: BufferSource; readonly isProbe?: boolean } = {},
  ): Promise<'stored' | FailureStatus> {
    const cacheKey = this.getCacheKeyForURL(url) ?? url;
    const params = { cacheKey, integrity: this.getIntegrityForCacheKey(cacheKey), ...from };
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
