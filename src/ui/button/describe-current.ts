/**
 * Returns the `aria-current` of a link: `page` if it leads to the shown page, `true` if it leads to
 * a page above that in the hierarchy.
 */
export function describeCurrent(to: string, shown: string): 'page' | 'true' | undefined {
  if (to === shown) return 'page';
  return to !== '/' && shown.startsWith(`${to}/`) ? 'true' : undefined;
}
