import type { StoredFile, Tier } from './tier.ts';

/** Read from the cache itself, never from a memory of having stored something. */
export async function findMissing(tier: Tier): Promise<readonly StoredFile[]> {
  const cache = await caches.open(tier.cacheName);
  const stored = new Set((await cache.keys()).map(({ url }) => url));
  return [...tier.files.values()].filter(({ key }) => !stored.has(key));
}
