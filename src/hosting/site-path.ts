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
    return { path: clean(`/${file.slice(missingFolder.length)}`), status: 404 };
  }
  return { path: clean(`/${file}`), status: /(^|\/)404\.html$/.test(file) ? 404 : 200 };
}

function clean(path: string): string {
  if (!path.endsWith('.html')) return path;
  const page = path.slice(0, -'.html'.length);
  return page.endsWith('/index') ? page.slice(0, -'/index'.length) || '/' : page;
}
