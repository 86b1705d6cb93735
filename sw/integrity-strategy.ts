import { Strategy, type StrategyHandler, type StrategyOptions } from 'workbox-strategies';
import { pathKind, securityHeaders } from '#hosting/host-rules.ts';
import { mediaTypeOfPath } from '#hosting/media-type.ts';
import { hashLength } from '#hosting/pack.ts';
import type { FailureStatus } from '#shared/download-failure.ts';
import { cacheNames } from '#shared/cache-names.ts';
import { openCache } from '#shared/open-cache.ts';
import { publicConfig } from '#shared/public-config.ts';
import { within } from '#shared/within.ts';
import type { KeptStories } from './kept-stories.ts';
import type { PackedFile } from './open-pack.ts';
import { pathOf } from './path-of.ts';

/** Longest wait for the next part of a file. A filter that hangs must not hold up an installation for ever. */
const fetchTimeoutMs = 60_000;

/** Time for a whole file, as a filter may also let a byte through now and then; each byte adds to it. */
const wholeFileMs = 120_000;
const addedMsPerByte = 10;

/** Longest time that a visitor waits for a page that was evicted from the cache. */
const pageTimeoutMs = 5_000;

/** Error whose status says why a file could not be fetched as built. */
export class DownloadError extends Error {
  readonly status: Exclude<FailureStatus, 'storage-full'>;

  constructor(status: DownloadError['status'], path: string) {
    super(`${path}: ${status}`);
    this.status = status;
  }
}

interface IntegrityOptions extends StrategyOptions {
  readonly stories: KeptStories;
}

/**
 * Answers with the stored file; when it was evicted, with the same bytes from the network, which are
 * stored again. A page's request stores no file of a story that this device does not keep. Concurrent
 * requests that store a file share one download: WebKit lists a key twice when two responses are put
 * under it at the same time.
 */
export class IntegrityStrategy extends Strategy {
  readonly #inFlight = new Map<string, Promise<Response>>();
  readonly #stories: KeptStories;

  constructor({ stories, ...options }: IntegrityOptions) {
    super(options);
    this.#stories = stories;
  }

  protected override async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
    const stored = await handler.cacheMatch(request);
    if (stored) return stored;
    const { url: key } = await handler.getCacheKey(request, 'write');
    const isKept = !isFetch(handler) || (await this.#stories.keepsFile(pathOf(key)));
    const download = isKept
      ? this.#fetchAndStoreOnce(request, key, handler)
      : fetchVerified(key, handler);
    const isPage = request.mode === 'navigate';
    return (await (isPage ? within(pageTimeoutMs, download) : download)).clone();
  }

  #fetchAndStoreOnce(request: Request, key: string, handler: StrategyHandler): Promise<Response> {
    const download =
      this.#inFlight.get(key) ??
      this.#fetchAndStore(request, key, handler).finally(() => this.#inFlight.delete(key));
    this.#inFlight.set(key, download);
    return download;
  }

  async #fetchAndStore(request: Request, key: string, handler: StrategyHandler): Promise<Response> {
    const response = await fetchVerified(key, handler);
    // A full disk is no reason to withhold the response.
    await this.#store(request, response.clone(), key, handler).catch(() => undefined);
    return response;
  }

  async #store(
    request: Request,
    response: Response,
    key: string,
    handler: StrategyHandler,
  ): Promise<void> {
    // Without its core cache, the site was taken off the device: a page that is still open gets its
    // file, but even a worker that has been started again since stores nothing.
    if (isFetch(handler) && !(await caches.has(cacheNames.core))) return;
    // After a failed installation, the cache of a private WebKit window lists no file, yet ignores
    // a put under a key that it had before, unless that key is deleted first.
    const cache = await openCache(this.cacheName);
    await cache.delete(key);
    await handler.cachePut(request, response);
    // The visitor may have removed the story since the download began.
    if (!(await this.#stories.keepsFile(pathOf(key)))) await cache.delete(key);
  }
}

/** Returns whether the file was requested by a page, and not by the worker itself. */
function isFetch({ event }: StrategyHandler): boolean {
  return 'respondWith' in event;
}

/** Parameters that the strategy gets for a file. */
interface FileParams {
  /** Absent for a file that shares its hash with others: its pack's hash is checked instead. */
  readonly integrity?: string;
  readonly isProbe?: boolean;
  /** The file from a pack; without it, the file is fetched. */
  readonly packed?: PackedFile;
}

/**
 * Fetches the file exactly as built, or rejects with a `DownloadError`. A wrong response in the HTTP cache
 * can survive revalidation, so the second attempt bypasses that cache; a probe makes only that one.
 */
async function fetchVerified(key: string, handler: StrategyHandler): Promise<Response> {
  const { integrity, isProbe, packed }: FileParams = handler.params;
  const { origin, pathname, search } = new URL(key);
  if (packed) {
    if (integrity && (await hashOf(packed.bytes)) !== integrity)
      throw new DownloadError('changed', pathname);
    return cleanResponse(pathname, packed.body);
  }
  // If a page requested the file, the catch handler of the route gets it from the network.
  if (!integrity) throw new DownloadError('changed', pathname);
  const load = (cache: RequestCache) => fetchExactly(origin + pathname, integrity, cache);
  // Without a query, the name has a hash. Use the HTTP cache, which a page may have filled already.
  const first = search === '' ? 'default' : 'no-cache';
  const loaded = isProbe ? load('reload') : load(first).catch(() => load('reload'));
  return cleanResponse(pathname, await loaded);
}

/** Fetches bytes with this hash, or rejects with a `DownloadError`. */
export async function fetchExactly(
  url: string,
  integrity: string,
  cache: RequestCache,
): Promise<ArrayBuffer> {
  const controller = new AbortController();
  const end = performance.now() + wholeFileMs;
  const startTimer = (length = 0) => {
    const left = end + length * addedMsPerByte - performance.now();
    return setTimeout(() => controller.abort(), Math.min(fetchTimeoutMs, left));
  };
  let timer = startTimer();
  let isRedirect = false;
  const restartTimer = (length: number) => {
    clearTimeout(timer);
    timer = startTimer(length);
  };
  try {
    const { signal } = controller;
    const options = { priority: 'low', credentials: 'same-origin', cache, signal } as const;
    const load = (redirect: RequestRedirect) => fetch(new Request(url, { ...options, redirect }));
    let response = await load('manual');
    isRedirect = response.type === 'opaqueredirect';
    if (isRedirect) response = await load('follow');
    const bytes = await readBytes(response, restartTimer);
    // Only the bytes count: if they are right, a redirect or an odd status is as good as 200.
    if ((await hashOf(bytes)) === integrity) return bytes;
    throw new DownloadError(response.ok && !response.redirected ? 'changed' : 'blocked', url);
  } catch (error) {
    if (error instanceof DownloadError) throw error;
    // A redirect to another host, such as a filter's, fails like a lost connection.
    throw new DownloadError(isRedirect ? 'blocked' : 'offline', url);
  } finally {
    clearTimeout(timer);
  }
}

/** Reads the bytes of a response, and calls `onPart` with their number after each part that has arrived. */
async function readBytes(
  response: Response,
  onPart: (length: number) => void,
): Promise<ArrayBuffer> {
  const reader = response.body?.getReader();
  const parts: Uint8Array[] = [];
  let length = 0;
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    parts.push(part.value);
    length += part.value.byteLength;
    onPart(length);
  }
  const bytes = new Uint8Array(length);
  let end = 0;
  for (const part of parts) bytes.set(part, (end += part.byteLength) - part.byteLength);
  return bytes.buffer;
}

/** Returns the hash of a file, shortened and encoded as in the worker's list. */
async function hashOf(bytes: BufferSource): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  const text = btoa(String.fromCharCode(...digest)).slice(0, hashLength);
  return `sha256-${text.replaceAll('+', '-').replaceAll('/', '_')}`;
}

/**
 * Creates the response to store. Its headers are those that the build gives the host, whatever the host
 * or a proxy made of them; a `Vary: *`, for one, would make the cache refuse the response.
 */
function cleanResponse(path: string, body: BodyInit): Response {
  const headers = {
    ...securityHeaders(publicConfig, pathKind(path)),
    'content-type': mediaTypeOfPath(path),
  };
  return new Response(body, { headers });
}
