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
