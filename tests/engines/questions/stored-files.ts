/** Files in the two caches of the site, once a worker controls the page. */
export async function storedFiles(): Promise<number> {
  // Opening a cache that is not there would make an empty one.
  if (navigator.serviceWorker.controller === null) return 0;
  let stored = 0;
  for (const name of ['site-core', 'site-pictures'])
    if (await caches.has(name)) stored += (await (await caches.open(name)).keys()).length;
  return stored;
}

/** How many stored files hold these words. */
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
 * As a browser does that needs room: takes files out of the cache. Pages, as a script with its hash in its
 * name comes back out of the browser's own cache without a network.
 */
export async function evictPages(count: number): Promise<void> {
  const cache = await caches.open('site-core');
  const pages = (await cache.keys()).filter(({ url }) => !new URL(url).pathname.includes('.'));
  for (const request of pages.slice(0, count)) await cache.delete(request);
}

export async function fetchStatuses(paths: readonly string[]): Promise<readonly number[]> {
  const answers = await Promise.all(paths.map((path) => fetch(path, { cache: 'no-store' })));
  return answers.map(({ status }) => status);
}
