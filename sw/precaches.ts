import type { WorkboxPlugin } from 'workbox-core/types.js';
import type { PrecacheEntry } from 'workbox-precaching/_types.js';
import { cacheNames } from '#shared/cache-names.ts';
import { ExactPrecache } from './exact-precache.ts';

/** What a device keeps, in two tiers. */
export interface Precaches {
  /** Pages, scripts, styles, fonts: small, stored at install, all or nothing. */
  readonly core: ExactPrecache;
  /** Fetched afterwards, one by one. */
  readonly pictures: ExactPrecache;
}

const picturesPath = '/art/';

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

/** For a page that shows it, a picture of the build before stands in until the new one is stored. */
const standIn: WorkboxPlugin = {
  cachedResponseWillBeUsed: async ({ cachedResponse, cacheName, event, request }) =>
    cachedResponse || !('respondWith' in event)
      ? cachedResponse
      : (await caches.open(cacheName)).match(request, { ignoreSearch: true }),
};
