import { cacheNames } from '#shared/cache-names.ts';
import type { Tier } from './tier.ts';

export const assetsPath = '/assets/';

/**
 * Before the outgoing build leaves the core cache, its scripts and styles move aside for one
 * release: a page of it may still be open and ask for a chunk.
 */
export async function keepAssetsBefore(core: Tier): Promise<void> {
  const current = await caches.open(core.cacheName);
  const expected = new Set([...core.files.values()].map(({ key }) => key));
  const outgoing = (await current.keys()).filter(
    ({ url }) => !expected.has(url) && new URL(url).pathname.startsWith(assetsPath),
  );
  if (outgoing.length === 0) return;
  await caches.delete(cacheNames.assetsBefore);
  const before = await caches.open(cacheNames.assetsBefore);
  for (const request of outgoing) {
    const response = await current.match(request);
    if (response) await before.put(request, response);
  }
}
