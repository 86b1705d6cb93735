interface Row {
  readonly url: string;
  readonly response: Response;
}

/** A `Cache` in memory, which refuses `Vary: *` as browsers do. */
class MemoryCache {
  private readonly rows = new Map<string, Row>();
  private readonly ghosts = new Set<string>();
  /** Makes every put fail for lack of room. */
  isFull = false;
  private readonly disk: { readonly isFull: boolean };

  constructor(disk: { readonly isFull: boolean }) {
    this.disk = disk;
  }

  /** Forgets its entries, yet ignores a put under their keys, as a private WebKit window does. */
  forgetAll(): void {
    for (const url of this.rows.keys()) this.ghosts.add(url);
    this.rows.clear();
  }

  async keys(): Promise<readonly Request[]> {
    return [...this.rows.values()].map(({ url }) => new Request(url));
  }

  async matchAll(): Promise<readonly Response[]> {
    return [...this.rows.values()].map(({ response }) => response.clone());
  }

  async match(
    asked: RequestInfo | URL,
    options?: CacheQueryOptions,
  ): Promise<Response | undefined> {
    const url = toUrl(asked);
    const fits = (row: Row) =>
      row.url === url ||
      (options?.ignoreSearch === true && withoutSearch(row.url) === withoutSearch(url));
    return [...this.rows.values()].find(fits)?.response.clone();
  }

  async put(asked: RequestInfo | URL, response: Response): Promise<void> {
    const url = toUrl(asked);
    if (response.headers.get('vary') === '*') throw new TypeError('Vary: *');
    if (this.isFull || this.disk.isFull) throw new DOMException('No room', 'QuotaExceededError');
    if (!this.ghosts.has(url)) this.rows.set(url, { url, response });
  }

  async delete(asked: RequestInfo | URL): Promise<boolean> {
    const url = toUrl(asked);
    const wasGhost = this.ghosts.delete(url);
    return this.rows.delete(url) || wasGhost;
  }
}

/** The caches of one origin, in memory. */
export class MemoryCaches {
  private readonly stored = new Map<string, MemoryCache>();
  /** Makes every put into any cache fail for lack of room. */
  isFull = false;

  async open(name: string): Promise<MemoryCache> {
    const cache = this.stored.get(name) ?? new MemoryCache(this);
    this.stored.set(name, cache);
    return cache;
  }

  /** Searches the named cache, or else all of them. */
  async match(
    asked: RequestInfo | URL,
    options: MultiCacheQueryOptions = {},
  ): Promise<Response | undefined> {
    for (const [name, cache] of this.stored) {
      if (options.cacheName !== undefined && options.cacheName !== name) continue;
      const found = await cache.match(asked, options);
      if (found) return found;
    }
    return undefined;
  }

  async has(name: string): Promise<boolean> {
    return this.stored.has(name);
  }

  async keys(): Promise<readonly string[]> {
    return [...this.stored.keys()];
  }

  async delete(name: string): Promise<boolean> {
    return this.stored.delete(name);
  }

  /** Deletes files from a cache, as a browser does that needs room. */
  async evict(name: string, ...paths: readonly string[]): Promise<void> {
    const cache = await this.open(name);
    for (const { url } of await cache.keys())
      if (paths.includes(new URL(url).pathname)) await cache.delete(url);
  }

  /** Lists the keys of a cache as path and search, sorted. */
  async list(name: string): Promise<readonly string[]> {
    const keys = await (await this.open(name)).keys();
    return keys.map(({ url }) => url.replace(/^https?:\/\/[^/]+/, '')).sort();
  }
}

function toUrl(asked: RequestInfo | URL): string {
  return asked instanceof Request ? asked.url : String(asked);
}

function withoutSearch(url: string): string {
  return url.split('?')[0] ?? url;
}
