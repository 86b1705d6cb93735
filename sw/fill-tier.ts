import { fetchExactly } from './fetch-exactly.ts';
import { findMissing } from './find-missing.ts';
import type { StoredFile, Tier } from './tier.ts';

const atOnce = 4;

/**
 * Fetches what the cache lacks, a few files at a time. What fails is left for the next call; the
 * answer is the files that were handed to the cache.
 */
export async function fillTier(tier: Tier): Promise<readonly StoredFile[]> {
  const cache = await caches.open(tier.cacheName);
  const queue = [...(await findMissing(tier))];
  const stored: StoredFile[] = [];
  const workOff = async () => {
    for (let file = queue.shift(); file; file = queue.shift()) {
      if (await storeFile(cache, file)) stored.push(file);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, workOff));
  return stored;
}

async function storeFile(cache: Cache, file: StoredFile): Promise<boolean> {
  try {
    await cache.put(file.key, await fetchExactly(file));
    return true;
  } catch {
    // No network, a filter's page, or a full disk: whoever counts the missing files will see it.
    return false;
  }
}
