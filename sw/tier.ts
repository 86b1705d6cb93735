import type { ManifestEntry } from './manifest-entry.ts';

export interface StoredFile {
  readonly path: string;
  readonly url: string;
  /** Address under which the cache holds it; the revision in it makes a changed file a new one. */
  readonly key: string;
  readonly integrity: string;
}

/** Files that belong together in one cache, by path. */
export interface Tier {
  readonly cacheName: string;
  readonly files: ReadonlyMap<string, StoredFile>;
}

export function createTier(
  cacheName: string,
  entries: readonly ManifestEntry[],
  origin: string,
): Tier {
  const files = new Map<string, StoredFile>();
  for (const { url: address, revision, integrity = '' } of entries) {
    const url = new URL(address, origin);
    const key = new URL(url);
    if (revision) key.searchParams.set('revision', revision);
    files.set(url.pathname, { path: url.pathname, url: url.href, key: key.href, integrity });
  }
  return { cacheName, files };
}
