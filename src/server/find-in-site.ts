import { isFilePath } from '#shared/host-rules.ts';
import type { Site, SiteFile } from './load-site.ts';

export type Found =
  | { readonly status: 'file'; readonly file: SiteFile }
  /** `to` is a known address of the site, never text from the request. */
  | { readonly status: 'moved'; readonly to: string }
  /** A file was asked for: words in HTML would be taken for it. */
  | { readonly status: 'missing-file' }
  | { readonly status: 'missing-page' };

/** What the site has at a raw request path, whatever is in it. */
export function findInSite(site: Site, rawPath: string): Found {
  const path = decode(rawPath);
  if (path === null) return { status: 'missing-page' };
  const file = site.files.get(path);
  if (file !== undefined) return { status: 'file', file };
  const canonical = path.replace(/(?<!\/)\/+$/, '').replace(/(?:\/index)?\.html$/, '') || '/';
  if (canonical !== path && site.files.get(canonical)?.type.startsWith('text/html')) {
    return { status: 'moved', to: canonical };
  }
  return { status: isFilePath(path) ? 'missing-file' : 'missing-page' };
}

function decode(rawPath: string): string | null {
  try {
    return decodeURIComponent(rawPath);
  } catch {
    // A broken percent sign: nothing of ours is called that.
    return null;
  }
}
