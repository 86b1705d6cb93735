/** Counts the files in the site's two caches, once a worker controls the page. */
export async function storedFiles(): Promise<number> {
  // Opening a cache that is not there would make an empty one.
  if (navigator.serviceWorker.controller === null) return 0;
  let stored = 0;
  for (const name of ['site-core', 'site-pictures']) {
    if (!(await caches.has(name))) continue;
    const keys = await (await caches.open(name)).keys();
    // Only Firefox keeps the bold face.
    stored += keys.filter(({ url }) => !url.includes('/bold-')).length;
  }
  return stored;
}

/** Counts the stored files that contain these words. */
export async function cachedTexts(words: string): Promise<number> {
  let found = 0;
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      const text = await (await cache.match(request))?.text();
      if (text?.includes(words)) found += 1;
    }
  }
  return found;
}

/**
 * Deletes pages from the cache, as a browser does that needs room. Not scripts: one with its hash in its
 * name comes back from the HTTP cache without a network.
 */
export async function evictPages(count: number): Promise<void> {
  const cache = await caches.open('site-core');
  const pages = (await cache.keys()).filter(({ url }) => !new URL(url).pathname.includes('.'));
  for (const request of pages.slice(0, count)) await cache.delete(request);
}

/** Deletes all pictures but this one from the cache. */
export async function evictPictures(keptPath: string): Promise<void> {
  const cache = await caches.open('site-pictures');
  const others = (await cache.keys()).filter(({ url }) => new URL(url).pathname !== keptPath);
  for (const request of others) await cache.delete(request);
}

/** Returns the status of the failed download that the worker has noted; null for none. */
export async function failureStatus(): Promise<string | null> {
  if (!(await caches.has('site-failures'))) return null;
  const [note] = await (await caches.open('site-failures')).matchAll();
  return note ? (await note.json()).status : null;
}

/** Returns the values of these headers for every stored file, by its path. */
export async function storedHeaders(
  names: readonly string[],
): Promise<Readonly<Record<string, readonly (string | null)[]>>> {
  const found: Record<string, readonly (string | null)[]> = {};
  for (const name of ['site-core', 'site-pictures']) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      const { headers } = (await cache.match(request)) ?? Response.error();
      found[new URL(request.url).pathname] = names.map((header) => headers.get(header));
    }
  }
  return found;
}

export async function fetchStatuses(paths: readonly string[]): Promise<readonly number[]> {
  const answers = await Promise.all(paths.map((path) => fetch(path, { cache: 'no-store' })));
  return answers.map(({ status }) => status);
}
