/**
 * Whether the browser has promised not to clear this site by itself. `silent`: it does not say.
 * Chromium and WebKit decide without asking anybody, Firefox asks its user.
 */
export type StoragePromise = 'kept' | 'loose' | 'silent';

export async function readStoragePromise(): Promise<StoragePromise> {
  try {
    return (await navigator.storage.persisted()) ? 'kept' : 'loose';
  } catch {
    // Not there, or not for this window.
    return 'silent';
  }
}

/** Only after a press: a browser that asks its user must not do so out of the blue. */
export async function askForStorage(): Promise<StoragePromise> {
  try {
    return (await navigator.storage.persist()) ? 'kept' : 'loose';
  } catch {
    return 'silent';
  }
}

/** Bytes of everything in the caches whose names begin like this; null where they cannot be read. */
export async function measureCaches(prefix: string): Promise<number | null> {
  try {
    const names = (await caches.keys()).filter((name) => name.startsWith(prefix));
    const sizes = await Promise.all(names.map(measureCache));
    return sizes.reduce((sum, size) => sum + size, 0);
  } catch {
    // Private windows of some browsers have caches that throw.
    return null;
  }
}

async function measureCache(name: string): Promise<number> {
  const cache = await caches.open(name);
  let bytes = 0;
  // One after the other: an old tablet should not hold the whole site in memory at once.
  for (const request of await cache.keys()) {
    const response = await cache.match(request);
    if (response) bytes += (await response.blob()).size;
  }
  return bytes;
}
