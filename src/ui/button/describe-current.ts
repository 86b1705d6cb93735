/**
 * Returns the `aria-current` of a link: `page` where it leads to the page at `shown`, `true` where it leads
 * to one that this page belongs to.
 */
export function describeCurrent(to: string, shown: string): 'page' | 'true' | undefined {
  if (to === shown) return 'page';
  return to !== '/' && shown.startsWith(`${to}/`) ? 'true' : undefined;
}
