import type { PublicConfig } from '#shared/public-config.ts';
import { securityHeaders } from './security-headers.ts';

/** What sort of thing an address of the site is, as far as a host is concerned. */
export type PathKind = 'page' | 'worker' | 'hashed' | 'file';

const cacheControl = {
  page: 'no-cache',
  worker: 'no-cache',
  // The name changes with the content.
  hashed: 'public, max-age=31536000, immutable',
  file: 'public, max-age=300, must-revalidate',
} as const satisfies Record<PathKind, string>;

/** For an answer of 404: a host that caches it would hide the file after the next deploy. */
export const missingCacheControl = 'no-store';

export const assetsPrefix = '/assets/';
export const workerPath = '/sw.js';

/** `path` is canonical: pages have no ending and no slash at the end. */
export function pathKind(path: string): PathKind {
  if (path === workerPath) return 'worker';
  if (path.startsWith(assetsPrefix)) return 'hashed';
  return isFilePath(path) ? 'file' : 'page';
}

/** Every header, names in lower case, that a host adds to an answer of this kind. */
export function hostHeaders(
  config: PublicConfig,
  kind: PathKind,
): Readonly<Record<string, string>> {
  return { ...securityHeaders(config), 'cache-control': cacheControl[kind] };
}

/** Endings of files that a visitor's browser may ask for. */
export const fileEndings: ReadonlySet<string> = new Set(
  'js mjs css map json webmanifest xml txt svg png jpg jpeg gif webp avif ico woff woff2 pdf mp3 mp4 vtt ics zip epub'.split(
    ' ',
  ),
);

/**
 * Whether a path asks for a file rather than a page. Only known endings count, as `/stories/7.5` is an
 * address that must lead to a page with words.
 */
export function isFilePath(path: string): boolean {
  const name = path.slice(path.lastIndexOf('/') + 1);
  const dot = name.lastIndexOf('.');
  return (
    path.startsWith(assetsPrefix) ||
    (dot >= 0 && fileEndings.has(name.slice(dot + 1).toLowerCase()))
  );
}
