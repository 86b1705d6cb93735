import { copyResponse } from './copy-response.ts';
import { fetchExactly } from './fetch-exactly.ts';
import { fillTier } from './fill-tier.ts';
import { findMissing } from './find-missing.ts';
import type { StoredFile, Tier } from './tier.ts';

/** Repairs what is missing and answers with the paths that still are. */
export async function verifyTier(tier: Tier): Promise<readonly string[]> {
  const stored = new Set(await fillTier(tier));
  const holes = (await findMissing(tier)).filter((file) => stored.has(file));
  // WebKit without a lasting profile: after a failed install the cache takes files and holds none.
  if (holes.length > 0) await rebuildCache(tier, holes);
  return (await findMissing(tier)).map(({ path }) => path);
}

/**
 * Deletes the cache and fills a new one, from memory only: the old content, also that of a build
 * which waits for its turn, is read before anything is thrown away.
 */
async function rebuildCache(tier: Tier, holes: readonly StoredFile[]): Promise<void> {
  const content = new Map<string, Response>();
  const old = await caches.open(tier.cacheName);
  for (const request of await old.keys()) {
    const response = await old.match(request);
    if (response) content.set(request.url, await copyResponse(response));
  }
  try {
    for (const file of holes) content.set(file.key, await fetchExactly(file));
  } catch {
    // The network went away meanwhile: a cache with holes is better than none.
    return;
  }
  await caches.delete(tier.cacheName);
  const fresh = await caches.open(tier.cacheName);
  for (const [key, response] of content) await fresh.put(key, response);
}
