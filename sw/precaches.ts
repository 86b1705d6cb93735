import type { WorkboxPlugin, RouteHandlerCallbackOptions } from 'workbox-core/types.js';
import { PrecacheController } from 'workbox-precaching';
import type { PrecacheEntry } from 'workbox-precaching/_types.js';
import { cacheNames } from '#shared/cache-names.ts';
import { IntegrityStrategy } from './integrity-strategy.ts';

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

  /** Stores the file, unless the cache has it. */
  async store(url: string, event: WorkerEvent): Promise<void> {
    const cacheKey = this.getCacheKeyForURL(url) ?? url;
    const params = { cacheKey, integrity: this.getIntegrityForCacheKey(cacheKey) };
    await this.#strategy.handle({ event, params, request: new Request(url), url: new URL(url) });
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

/** Workbox by itself fetches one file after the other (GoogleChrome/workbox issue 2528). */
const concurrency = 4;

/** Fetches the files that the cache lacks. One that fails is left for the next call. */
export async function fetchMissing(files: IntegrityPrecache, event: WorkerEvent): Promise<void> {
  const queue = [...(await files.findMissing())];
  const runQueue = async () => {
    for (let url = queue.shift(); url; url = queue.shift()) {
      await untilResumed();
      // The caller counts what is missing afterwards.
      await files.store(url, event).catch(() => undefined);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, runQueue));
}

/**
 * Stores every file of the core or rejects, and the worker is not installed. Files already stored are not
 * fetched again by the next attempt.
 */
export async function install(core: IntegrityPrecache, event: WorkerEvent): Promise<void> {
  await fetchMissing(core, event);
  const [missing] = await core.findMissing();
  if (missing) throw new Error(`Not stored: ${missing}`);
}

/** Long enough for a page change on a slow tablet, and over before the next press. */
const pauseMs = 400;

let pausedUntil = 0;

/** Starts no download for a moment: the visitor has pressed something, and that goes first. */
export function pauseDownloads(): void {
  pausedUntil = performance.now() + pauseMs;
}

async function untilResumed(): Promise<void> {
  for (let left = pausedUntil - performance.now(); left > 0; left = pausedUntil - performance.now())
    await new Promise((resolve) => setTimeout(resolve, left));
}
