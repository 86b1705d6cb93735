import { Strategy, type StrategyHandler } from 'workbox-strategies';
import { within } from '#shared/within.ts';

/** A hung filter must not hold up an install for ever; a slow line may. In milliseconds. */
const longestFetch = 60_000;

/** A page that was evicted is not waited for longer. In milliseconds. */
const longestWait = 5_000;

/**
 * The stored file; when it was evicted, the same bytes from the network, which also repairs the cache.
 * Who asks for one that is on its way waits for the same answer: it travels once, and WebKit lists a
 * key twice into which two put at the same time.
 */
export class ExactStrategy extends Strategy {
  readonly #onTheWay = new Map<string, Promise<Response>>();

  protected override async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const stored = await handler.cacheMatch(request);
    if (stored) return stored;
    const { url: key } = await handler.getCacheKey(request, 'write');
    let answer = this.#onTheWay.get(key);
    if (!answer) {
      answer = this.#fetchAndKeep(request, key, handler).finally(() => this.#onTheWay.delete(key));
      this.#onTheWay.set(key, answer);
    }
    const isPage = request.mode === 'navigate';
    return (await (isPage ? within(longestWait, answer) : answer)).clone();
  }

  async #fetchAndKeep(request: Request, key: string, handler: StrategyHandler): Promise<Response> {
    const response = await fetchExactly(key, handler);
    // First taken out: after a failed install a private WebKit window shows no file any more and still
    // knows their keys, and what is put under a known key is not held.
    await (await caches.open(this.cacheName)).delete(key);
    // A full disk costs the keeping, not the answer.
    await handler.cachePut(request, response.clone()).catch(() => false);
    return response;
  }
}

/**
 * The file exactly as built, or a rejection. A poisoned HTTP cache can even survive revalidation,
 * hence the second attempt past it. Redirected and partial answers are never kept.
 */
async function fetchExactly(key: string, handler: StrategyHandler): Promise<Response> {
  // What the page has loaded under a name with a hash need not be asked for again: the bytes are checked.
  const hasRevision = new URL(key).search !== '';
  const first = hasRevision ? 'no-cache' : 'default';
  return fetchFit(key, first, handler).catch(() => fetchFit(key, 'reload', handler));
}

async function fetchFit(
  key: string,
  cache: RequestCache,
  handler: StrategyHandler,
): Promise<Response> {
  const { integrity }: { readonly integrity: string } = handler.params;
  const { origin, pathname } = new URL(key);
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(), longestFetch);
  try {
    // Checking the hash reads the whole body, so the time limit covers that too.
    // What a visitor asks for meanwhile goes first.
    const quietly = { priority: 'low', credentials: 'same-origin', signal: stop.signal } as const;
    const file = new Request(origin + pathname, { ...quietly, cache, integrity });
    const response = await handler.fetch(file);
    const { status, redirected } = response;
    if (redirected || status !== 200)
      throw new TypeError(`Unfit answer for ${pathname}: ${status}`);
    return response;
  } finally {
    clearTimeout(timer);
  }
}
