/** Returns whether page and worker answer this URL themselves (specification, section 7). */
export function isApiUrl({ origin, pathname }: URL): boolean {
  return origin === location.origin && pathname.startsWith('/api/');
}
