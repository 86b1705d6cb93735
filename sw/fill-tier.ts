import { findMissing } from './find-missing.ts';
import { whenRested } from './rest.ts';
import { storeFile } from './store-file.ts';
import type { Tier } from './tier.ts';

const atOnce = 4;

/** Fetches what the cache lacks, a few files at a time, with rests. What fails is left for the next call. */
export async function fillTier(tier: Tier): Promise<void> {
  const cache = await caches.open(tier.cacheName);
  const queue = [...(await findMissing(tier))];
  const workOff = async () => {
    for (let file = queue.shift(); file; file = queue.shift()) {
      await whenRested();
      // No network or a filter's page: whoever counts the missing files will see it.
      await storeFile(cache, file).catch(() => undefined);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, workOff));
}
