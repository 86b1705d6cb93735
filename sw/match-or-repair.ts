import { storeFile } from './store-file.ts';
import type { StoredFile, Tier } from './tier.ts';

/** The stored file; when it was evicted, the same bytes from the network, which also repairs the cache. */
export async function matchOrRepair(tier: Tier, file: StoredFile): Promise<Response> {
  const cache = await caches.open(tier.cacheName);
  return (await cache.match(file.key)) ?? storeFile(cache, file);
}
