import type { StoredFile } from './tier.ts';

/** A hung filter must not hold up an install for ever; a slow line may. */
const longestFetch = 60_000;

/**
 * The file exactly as built, or a rejection. A poisoned HTTP cache can even survive revalidation,
 * hence the second attempt past it. Redirected and partial answers are never kept.
 */
export async function fetchExactly(file: StoredFile): Promise<Response> {
  return fetchFit(file, 'no-cache').catch(() => fetchFit(file, 'reload'));
}

async function fetchFit(
  { path, url, integrity }: StoredFile,
  cache: RequestCache,
): Promise<Response> {
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(), longestFetch);
  const { signal } = stop;
  try {
    // Checking the hash reads the whole body, so the time limit covers that too.
    // What a visitor asks for meanwhile goes first.
    const quietly = { priority: 'low', credentials: 'same-origin' } as const;
    const response = await fetch(url, { ...quietly, cache, integrity, signal });
    const { status, redirected } = response;
    if (redirected || status !== 200) throw new TypeError(`Unfit answer for ${path}: ${status}`);
    return response;
  } finally {
    clearTimeout(timer);
  }
}
