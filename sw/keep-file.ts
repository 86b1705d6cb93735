/**
 * Puts a file into a cache, and first takes it out: after a failed install a private WebKit window
 * shows no file any more and still knows their keys, and what is put under a known key is not held.
 */
export async function keepFile(cache: Cache, key: string, response: Response): Promise<void> {
  await cache.delete(key);
  await cache.put(key, response);
}
