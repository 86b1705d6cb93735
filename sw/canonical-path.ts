/** Where the build puts the fallback page a second time, served with status 200. */
export const notFoundPath = '/fallback';

/** The one form under which a page is stored: `/stories/`, `/stories.html` and `/stories/index.html` are `/stories`. */
export function canonicalPath(pathname: string): string {
  const path = pathname
    .replace(/\/+$/, '')
    .replace(/\/index\.html$/, '')
    .replace(/(\/[^/]+)\.html$/, '$1');
  return path === '' ? '/' : path;
}
