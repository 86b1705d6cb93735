import { isFilePath } from '#hosting/host-rules.ts';
import type { Site, SiteFile } from './load-site.ts';

type Found =
  | { readonly status: 'file'; readonly file: SiteFile }
  /** `to` is a known address of the site, never text from the request. */
  | { readonly status: 'moved'; readonly to: string }
  /** A file was asked for: words in HTML would be taken for it. */
  | { readonly status: 'missing-file' }
  | { readonly status: 'missing-page'; readonly file: SiteFile };

/** What the site has at a raw request path, whatever is in it. */
export function findInSite(site: Site, rawPath: string): Found {
  const path = decode(rawPath);
  if (path === null) return { status: 'missing-page', file: site.notFound };
  const file = site.files.get(path);
  if (file !== undefined) return { status: 'file', file };
  const canonical = path.replace(/(?<!\/)\/+$/, '').replace(/(?:\/index)?\.html$/, '') || '/';
  if (canonical !== path && site.files.get(canonical)?.type.startsWith('text/html')) {
    return { status: 'moved', to: canonical };
  }
  if (isFilePath(path)) return { status: 'missing-file' };
  const folder = canonical.slice(0, canonical.lastIndexOf('/'));
  return { status: 'missing-page', file: site.notFoundIn.get(folder) ?? site.notFound };
}

function decode(rawPath: string): string | null {
  try {
    return decodeURIComponent(rawPath);
  } catch {
    // A broken percent sign: nothing of ours is called that.
    return null;
  }
}
