interface Row {
  readonly url: string;
  readonly response: Response;
}

/** One cache in memory. */
class MemoryCache {
  private readonly rows = new Map<string, Row>();
  private readonly ghosts = new Set<string>();
  /** Refuses every put from now on. */
  isFull = false;

  /** As a private WebKit window after a failed install: a put under a key of before holds nothing. */
  forgetAll(): void {
    for (const url of this.rows.keys()) this.ghosts.add(url);
    this.rows.clear();
  }

  async keys(): Promise<readonly Request[]> {
    return [...this.rows.values()].map(({ url }) => new Request(url));
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
    if (this.isFull) throw new DOMException('No room', 'QuotaExceededError');
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

  async open(name: string): Promise<MemoryCache> {
    const cache = this.stored.get(name) ?? new MemoryCache();
    this.stored.set(name, cache);
    return cache;
  }

  /** In the cache that is named, else in the first that has it. */
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

  async keys(): Promise<readonly string[]> {
    return [...this.stored.keys()];
  }

  async delete(name: string): Promise<boolean> {
    return this.stored.delete(name);
  }

  /** What a cache holds, as path and search, sorted. */
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
