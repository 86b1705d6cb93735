import { fetchExactly } from './fetch-exactly.ts';
import { keepFile } from './keep-file.ts';
import type { StoredFile, Tier } from './tier.ts';

/** The stored file; when it was evicted, the same bytes from the network, which also repairs the cache. */
export async function matchOrRepair(tier: Tier, file: StoredFile): Promise<Response> {
  const cache = await caches.open(tier.cacheName);
  const stored = await cache.match(file.key);
  if (stored) return stored;
  const response = await fetchExactly(file);
  // A full disk costs the repair, not the answer.
  await keepFile(cache, file.key, response.clone()).catch(() => undefined);
  return response;
}
