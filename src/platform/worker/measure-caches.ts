import { findCache } from '#shared/open-cache.ts';

/** Returns the bytes in all caches with this prefix; null where they cannot be read. */
export async function measureCaches(prefix: string): Promise<number | null> {
  try {
    const names = (await caches.keys()).filter((name) => name.startsWith(prefix));
    const sizes = await Promise.all(names.map(measureCache));
    return sizes.reduce((sum, size) => sum + size, 0);
  } catch {
    // Caches throw in private windows of some browsers.
    return null;
  }
}

async function measureCache(name: string): Promise<number> {
  const cache = await findCache(name);
  if (!cache) return 0;
  let bytes = 0;
  // One at a time: an old tablet must not hold the whole site in memory.
  for (const request of await cache.keys()) {
    const response = await cache.match(request);
    if (response) bytes += (await response.blob()).size;
  }
  return bytes;
}
