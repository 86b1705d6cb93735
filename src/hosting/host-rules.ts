import { canonicalPath } from '#shared/canonical-path.ts';
import type { PublicConfig } from '#shared/public-config.ts';
import { takePrefix } from '#shared/take-paths.ts';

/** The kinds of addresses that a host treats differently. */
export type PathKind = 'page' | 'worker' | 'hashed' | 'file' | 'download';

const cacheControl = {
  page: 'no-cache',
  worker: 'no-cache',
  // The file's name changes with its content.
  hashed: 'public, max-age=31536000, immutable',
  file: 'public, max-age=300, must-revalidate',
  download: 'public, max-age=300, must-revalidate',
} as const satisfies Record<PathKind, string>;

/** `Cache-Control` of a 404: a cached one would hide a file that the next deploy adds. */
export const missingCacheControl = 'no-store';

export const assetsPrefix = '/assets/';
export const workerPath = '/sw.js';

/** Returns the kind of a canonical path, in which pages have no ending and no slash at the end. */
export function pathKind(path: string): PathKind {
  if (path === workerPath) return 'worker';
  if (path.startsWith(assetsPrefix)) return 'hashed';
  if (path.startsWith(takePrefix)) return 'download';
  return isFilePath(path) ? 'file' : 'page';
}

/**
 * Returns the headers that a host adds to an answer of this kind, with names in lower case. Over
 * https it also adds `transportSecurity`.
 */
export function hostHeaders(
  config: PublicConfig,
  kind: PathKind,
): Readonly<Record<string, string>> {
  return {
    ...securityHeaders(config, kind),
    'cache-control': cacheControl[kind],
    ...(kind === 'download' ? downloadHeaders : {}),
  };
}

/** Headers of files to take along: browsers save them, and search engines do not list them. */
const downloadHeaders = {
  'content-disposition': 'attachment',
  'x-robots-tag': 'noindex',
} as const;

/** File endings that a visitor's browser may ask for. */
export const fileEndings: ReadonlySet<string> = new Set(
  'js mjs css map json webmanifest xml txt svg png jpg jpeg gif webp avif ico woff woff2 pdf mp3 mp4 vtt ics zip epub'.split(
    ' ',
  ),
);

/**
 * Returns whether a path asks for a file rather than a page. Only known endings count, because
 * `/stories/7.5` must lead to a page that says what is wrong.
 */
export function isFilePath(path: string): boolean {
  const name = path.slice(path.lastIndexOf('/') + 1);
  const dot = name.lastIndexOf('.');
  return (
    path.startsWith(assetsPrefix) ||
    path.startsWith(takePrefix) ||
    (dot >= 0 && fileEndings.has(name.slice(dot + 1).toLowerCase()))
  );
}

/** Folder of the pages that the build writes for addresses without content; hosts send them with 404. */
const missingFolder = '404/';

interface SiteAddress {
  /** Canonical: pages have no ending and no slash at the end. */
  readonly path: string;
  readonly status: 200 | 404;
}

/**
 * Returns the address of a built file: `stories/7.html` is `/stories/7`, `index.html` is `/`, and
 * `404/partners.html` is served at `/partners` with status 404. A `404.html` is served for what is
 * missing in its folder.
 */
export function siteAddress(file: string): SiteAddress {
  if (file.startsWith(missingFolder)) {
    return { path: canonicalPath(`/${file.slice(missingFolder.length)}`), status: 404 };
  }
  return { path: canonicalPath(`/${file}`), status: /(^|\/)404\.html$/.test(file) ? 404 : 200 };
}

type Directives = Readonly<Record<string, readonly string[]>>;

/**
 * Returns the directives that are the same on every page. A browser enforces both the header's policy
 * and the page's, and a stored page keeps the header of its build, so both come from this one list.
 */
export function sharedDirectives(config: PublicConfig): Directives {
  const backend = config.functionsKey === null ? [] : [new URL(config.functionsUrl).origin];
  return {
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...backend],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'frame-src': ['https://www.youtube-nocookie.com'],
    'form-action': ["'self'", `https://${config.provider.account}`],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
  };
}

/** Returns the text of a policy for a header or a `<meta>`. */
export function policyText(directives: Directives): string {
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

/**
 * Returns the security headers of an answer. A page's own `<meta>` allows its scripts and styles by hash;
 * the header says what a `<meta>` cannot. The worker's file gets the same policy, because its
 * `connect-src` governs every fetch of the worker. A file opened at its own address, such as a
 * drawing, runs no script. Other sites, such as feed readers in a browser, may show pictures and
 * other files, but no page, worker or code.
 */
export function securityHeaders(
  config: PublicConfig,
  kind: PathKind,
): Readonly<Record<string, string>> {
  const isFile = kind === 'file' || kind === 'hashed' || kind === 'download';
  const policy = policyText({
    ...sharedDirectives(config),
    'frame-ancestors': ["'none'"],
    ...(isFile ? { 'script-src': ["'none'"] } : {}),
  });
  return {
    'content-security-policy': policy,
    'x-content-type-options': 'nosniff',
    // Not stricter: the video host refuses to play without a referrer.
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy':
      kind === 'file' || kind === 'download' ? 'cross-origin' : 'same-origin',
  };
}

/** Makes browsers use https for a year, on hosts that serve https. */
export const transportSecurity = { 'strict-transport-security': 'max-age=31536000' } as const;
