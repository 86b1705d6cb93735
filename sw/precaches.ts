import type { WorkboxPlugin, RouteHandlerCallbackOptions } from 'workbox-core/types.js';
import { PrecacheController } from 'workbox-precaching';
import type { PrecacheEntry } from 'workbox-precaching/_types.js';
import { cacheNames } from '#shared/cache-names.ts';
import { ExactStrategy } from './exact-strategy.ts';

const picturesPath = '/art/';

/** What a device keeps, in two tiers. */
export interface Precaches {
  /** Pages, scripts, styles, fonts: small, stored at install, all or nothing. */
  readonly core: ExactPrecache;
  /** Fetched afterwards, one by one. */
  readonly pictures: ExactPrecache;
}

export function createPrecaches(manifest: readonly PrecacheEntry[]): Precaches {
  const isPicture = ({ url }: PrecacheEntry) => url.startsWith(picturesPath);
  return {
    core: new ExactPrecache(
      cacheNames.core,
      manifest.filter((entry) => !isPicture(entry)),
    ),
    pictures: new ExactPrecache(cacheNames.pictures, manifest.filter(isPicture), [standIn]),
  };
}

/** Whoever fetches through Workbox says for which event: it keeps the worker alive meanwhile. */
export type WorkerEvent = RouteHandlerCallbackOptions['event'];

/** Files that belong together in one cache: Workbox's list, keys and hashes, our way of fetching. */
export class ExactPrecache extends PrecacheController {
  readonly cacheName: string;
  readonly #strategy: ExactStrategy;

  constructor(
    cacheName: string,
    entries: readonly PrecacheEntry[],
    plugins: readonly WorkboxPlugin[] = [],
  ) {
    super({ cacheName });
    this.cacheName = cacheName;
    this.#strategy = new ExactStrategy({ cacheName, plugins: [keyOfFile, ...plugins] });
    this.addToCacheList([...entries]);
  }

  /** Workbox's own takes any answer below 400 at an install and repairs no picture, script or style. */
  override get strategy(): ExactStrategy {
    return this.#strategy;
  }

  /** Addresses of the files that the cache lacks: read from it, never from a memory of having stored. */
  async findMissing(): Promise<readonly string[]> {
    const cache = await caches.open(this.cacheName);
    const stored = new Set((await cache.keys()).map(({ url }) => url));
    return [...this.getURLsToCacheKeys()].flatMap(([url, key]) => (stored.has(key) ? [] : [url]));
  }

  /** The stored file, or the same bytes from the network, which are then kept. */
  async repair(url: string, event: WorkerEvent): Promise<void> {
    const cacheKey = this.getCacheKeyForURL(url) ?? url;
    const params = { cacheKey, integrity: this.getIntegrityForCacheKey(cacheKey) };
    await this.#strategy.handle({ event, params, request: new Request(url), url: new URL(url) });
  }
}

/** For a page that shows it, a picture of the build before stands in until the new one is stored. */
const standIn: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ cachedResponse, cacheName, event, request }) =>
    cachedResponse || !('respondWith' in event)
      ? cachedResponse
      : (await caches.open(cacheName)).match(request, { ignoreSearch: true }),
};

/** The revision in the key makes a changed file a new one. */
const keyOfFile: WorkboxPlugin = { cacheKeyWillBeUsed: async ({ params }) => params.cacheKey };

/** Workbox by itself fetches one file after the other (GoogleChrome/workbox issue 2528). */
const atOnce = 4;

/** In milliseconds: long enough for a page change on a slow tablet, and over before the next press. */
const longestRest = 400;

let restsUntil = 0;

/** Fetches what the cache lacks, a few files at a time, with rests. What fails is left for the next call. */
export async function fill(files: ExactPrecache, event: WorkerEvent): Promise<void> {
  const queue = [...(await files.findMissing())];
  const workOff = async () => {
    for (let url = queue.shift(); url; url = queue.shift()) {
      await whenRested();
      // No network or a filter's page: whoever counts the missing files will see it.
      await files.repair(url, event).catch(() => undefined);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, workOff));
}

/**
 * All or nothing: without every file of the core the worker does not install, and what is already
 * stored shortens the next visit's attempt.
 */
export async function install(core: ExactPrecache, event: WorkerEvent): Promise<void> {
  await fill(core, event);
  const [missing] = await core.findMissing();
  if (missing) throw new Error(`Not stored: ${missing}`);
}

/** No download starts for a moment: a visitor has pressed something, and that goes first. */
export function rest(): void {
  restsUntil = performance.now() + longestRest;
}

async function whenRested(): Promise<void> {
  for (let left = restsUntil - performance.now(); left > 0; left = restsUntil - performance.now())
    await new Promise((goOn) => setTimeout(goOn, left));
}
