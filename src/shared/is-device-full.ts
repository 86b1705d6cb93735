import { cachePrefix } from './cache-names.ts';
import { openCache } from './open-cache.ts';

/** Not one of `cacheNames`, so that the next worker deletes it if this code is ended too early. */
const trialCache = `${cachePrefix}trial`;

/** Tries to store a few bytes, and deletes them again. Returns true only if there was no room for them. */
export async function isDeviceFull(): Promise<boolean> {
  try {
    const trial = await openCache(trialCache);
    await trial.put('/trial', new Response('{}'));
    await caches.delete(trialCache);
    return false;
  } catch (error) {
    return error instanceof DOMException && error.name === 'QuotaExceededError';
  }
}
