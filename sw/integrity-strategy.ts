import { Strategy, type StrategyHandler } from 'workbox-strategies';
import { within } from '#shared/within.ts';

/** A hung filter must not hold up an install for ever; a slow line may. */
const fetchTimeoutMs = 60_000;

/** A visitor waits no longer for a page that was evicted. */
const pageTimeoutMs = 5_000;

/**
 * Answers with the stored file; when it was evicted, with the same bytes from the network, which are
 * stored again. Concurrent requests for a file share one download: WebKit lists a key twice when two
 * responses are put under it at the same time.
 */
export class IntegrityStrategy extends Strategy {
  readonly #inFlight = new Map<string, Promise<Response>>();

  protected override async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const stored = await handler.cacheMatch(request);
    if (stored) return stored;
    const { url: key } = await handler.getCacheKey(request, 'write');
    let download = this.#inFlight.get(key);
    if (!download) {
      download = this.#fetchAndStore(request, key, handler).finally(() =>
        this.#inFlight.delete(key),
      );
      this.#inFlight.set(key, download);
    }
    const isPage = request.mode === 'navigate';
    return (await (isPage ? within(pageTimeoutMs, download) : download)).clone();
  }

  async #fetchAndStore(request: Request, key: string, handler: StrategyHandler): Promise<Response> {
    const response = await fetchVerified(key, handler);
    // After a failed install the cache of a private WebKit window lists no file, yet ignores what is put
    // under a key that it had before the key is deleted.
    await (await caches.open(this.cacheName)).delete(key);
    // A full disk is no reason to withhold the response.
    await handler.cachePut(request, response.clone()).catch(() => false);
    return response;
  }
}

/**
 * Fetches the file exactly as built, or rejects. A wrong response in the HTTP cache can survive
 * revalidation, so the second attempt bypasses that cache.
 */
async function fetchVerified(key: string, handler: StrategyHandler): Promise<Response> {
  // The page may have loaded a file with a hash in its name: its bytes are checked all the same.
  const hasRevision = new URL(key).search !== '';
  const first = hasRevision ? 'no-cache' : 'default';
  return fetchOnce(key, first, handler).catch(() => fetchOnce(key, 'reload', handler));
}

async function fetchOnce(
  key: string,
  cache: RequestCache,
  handler: StrategyHandler,
): Promise<Response> {
  const { integrity }: { readonly integrity: string } = handler.params;
  const { origin, pathname } = new URL(key);
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), fetchTimeoutMs);
  try {
    // Checking the hash reads the whole body, so the timeout covers that too.
    const options = {
      priority: 'low',
      credentials: 'same-origin',
      signal: controller.signal,
    } as const;
    const file = new Request(origin + pathname, { ...options, cache, integrity });
    const response = await handler.fetch(file);
    const { status, redirected } = response;
    if (redirected || status !== 200)
      throw new TypeError(`Wrong response for ${pathname}: ${status}`);
    return response;
  } finally {
    clearTimeout(timer);
  }
}
