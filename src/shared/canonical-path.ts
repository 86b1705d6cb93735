import { takePrefix } from './take-paths.ts';

/**
 * Returns the one path under which a page is served and stored: `/stories/`, `/stories.html` and
 * `/stories/index.html` are `/stories`. A file that is taken along keeps its name.
 */
export function canonicalPath(pathname: string): string {
  if (pathname.startsWith(takePrefix)) return pathname;
  let end = pathname.length;
  // A regular expression for this takes quadratic time on a path full of slashes.
  while (pathname.endsWith('/', end)) end -= 1;
  const path = pathname
    .slice(0, end)
    .replace(/\/index\.html$/, '')
    .replace(/(\/[^/]+)\.html$/, '$1');
  return path === '' ? '/' : path;
}
