/**
 * The one address under which a page is stored, without a query: `/stories/`, `/stories.html` and
 * `/stories/index.html?x` are `/stories`.
 */
export function canonicalUrl({ origin, pathname }: URL): URL {
  const url = new URL(origin);
  // Set, not parsed: `//` would be read as another host.
  url.pathname = canonicalPath(pathname);
  return url;
}

function canonicalPath(pathname: string): string {
  const path = pathname
    .replace(/\/+$/, '')
    .replace(/\/index\.html$/, '')
    .replace(/(\/[^/]+)\.html$/, '$1');
  return path === '' ? '/' : path;
}
