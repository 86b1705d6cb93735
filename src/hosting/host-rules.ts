import { canonicalPath } from '#shared/canonical-path.ts';
import type { PublicConfig } from '#shared/public-config.ts';

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

/** Where the build puts pages that exist and yet say that there is nothing: they go out with 404. */
const missingFolder = '404/';

interface SiteAddress {
  /** Canonical: no ending on pages, no slash at the end. */
  readonly path: string;
  readonly status: 200 | 404;
}

/**
 * Address of a built file: `stories/7.html` is `/stories/7`, `index.html` is `/`, and
 * `404/partners.html` is what `/partners` answers with status 404. A `404.html` answers what is missing
 * beside it.
 */
export function siteAddress(file: string): SiteAddress {
  if (file.startsWith(missingFolder)) {
    return { path: canonicalPath(`/${file.slice(missingFolder.length)}`), status: 404 };
  }
  return { path: canonicalPath(`/${file}`), status: /(^|\/)404\.html$/.test(file) ? 404 : 200 };
}

type Directives = Readonly<Record<string, readonly string[]>>;

/**
 * The directives that are the same on every page. Header and page policy must both allow a thing, and
 * the worker keeps a page with the header of its day, so the two are made from this one list.
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

/** Text of a policy header or meta. */
export function policyText(directives: Directives): string {
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

/**
 * Headers of every answer of the site. Scripts and styles are admitted by each page's own meta, with
 * its hashes; what a meta cannot say stands here. The worker's file gets them too: its `connect-src`
 * governs every fetch that the worker makes.
 */
export function securityHeaders(config: PublicConfig): Readonly<Record<string, string>> {
  const policy = policyText({ ...sharedDirectives(config), 'frame-ancestors': ["'none'"] });
  return {
    'content-security-policy': policy,
    'x-content-type-options': 'nosniff',
    // Not stricter: the video host refuses to play without a referrer.
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
  };
}

/** For hosts that serve https: one year. */
export const transportSecurity = { 'strict-transport-security': 'max-age=31536000' } as const;
