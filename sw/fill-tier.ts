import { fetchExactly } from './fetch-exactly.ts';
import { findMissing } from './find-missing.ts';
import { keepFile } from './keep-file.ts';
import type { StoredFile, Tier } from './tier.ts';

const atOnce = 4;

/** Fetches what the cache lacks, a few files at a time. What fails is left for the next call. */
export async function fillTier(tier: Tier): Promise<void> {
  const cache = await caches.open(tier.cacheName);
  const queue = [...(await findMissing(tier))];
  const workOff = async () => {
    for (let file = queue.shift(); file; file = queue.shift()) await storeFile(cache, file);
  };
  await Promise.all(Array.from({ length: atOnce }, workOff));
}

async function storeFile(cache: Cache, file: StoredFile): Promise<void> {
  try {
    await keepFile(cache, file.key, await fetchExactly(file));
  } catch {
    // No network, a filter's page, or a full disk: whoever counts the missing files will see it.
  }
}
