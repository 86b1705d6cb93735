/** Where the build puts the fallback page. */
export const notFoundPath = '/404';

/** The one form under which a page is stored: `/stories/`, `/stories.html` and `/stories/index.html` are `/stories`. */
export function canonicalPath(pathname: string): string {
  const path = pathname
    .replace(/\/+$/, '')
    .replace(/\/index\.html$/, '')
    .replace(/(\/[^/]+)\.html$/, '$1');
  return path === '' ? '/' : path;
}
