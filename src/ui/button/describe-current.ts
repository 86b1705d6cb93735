/**
 * Returns the `aria-current` of a link: `page` if it leads to the shown page, `true` if that page belongs to
 * it.
 */
export function describeCurrent(to: string, shown: string): 'page' | 'true' | undefined {
  if (to === shown) return 'page';
  return to !== '/' && shown.startsWith(`${to}/`) ? 'true' : undefined;
}
