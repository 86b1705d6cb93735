import { cacheNames } from '#shared/cache-names.ts';
import { type FailureStatus, listDownloadFailures } from '#shared/download-failure.ts';
import { openCache } from '#shared/open-cache.ts';

/** Returns why nothing is saved, if it is known: from the last note, or because no note fits on the device. */
export async function findFailure(): Promise<FailureStatus | undefined> {
  const [latest] = await listDownloadFailures();
  return latest?.status ?? ((await isDeviceFull()) ? 'storage-full' : undefined);
}

/** Tries to store a note. This one is deleted again, and says nothing if that fails. */
async function isDeviceFull(): Promise<boolean> {
  try {
    const notes = await openCache(cacheNames.failures);
    await notes.put('/', new Response('{}'));
    await notes.delete('/');
    return false;
  } catch (error) {
    return error instanceof DOMException && error.name === 'QuotaExceededError';
  }
}
