const down = ['ArrowDown', 'PageDown', ' '];
const up = ['ArrowUp', 'PageUp'];

/** Returns the number of the screen that a key leads to; undefined for a key that does nothing. */
export function moveBy(key: string, at: number, count: number): number | undefined {
  const to = targetByKey.get(key)?.(at, count);
  return to === undefined ? undefined : Math.max(0, Math.min(to, count - 1));
}

/**
 * Finds the screen that a key leads to, by `event.key`, because touch panels and remotes differ in `event.code`.
 */
const targetByKey = new Map<string, (at: number, count: number) => number>([
  ...['ArrowRight', ...down].map((key) => [key, (at: number) => at + 1] as const),
  ...['ArrowLeft', ...up].map((key) => [key, (at: number) => at - 1] as const),
  ['Home', () => 0],
  ['End', (_, count) => count - 1],
]);

/**
 * Scrolls a section that is higher than the window. Returns false if the key does not scroll, or the section
 * is at its end.
 */
export function scrollByKey(section: HTMLElement, key: string): boolean {
  const { scrollTop, scrollHeight, clientHeight } = section;
  const mayScroll = down.includes(key)
    ? scrollTop + clientHeight < scrollHeight - 1
    : up.includes(key) && scrollTop > 0;
  if (!mayScroll || !section.hasAttribute('data-wrap')) return false;
  section.scrollBy({ top: (down.includes(key) ? 0.8 : -0.8) * clientHeight });
  return true;
}

/** Returns -1 for a press on the left quarter of the window, 1 for the right, 0 between them. */
export function moveOfPress(x: number, width: number): -1 | 0 | 1 {
  if (x < width / 4) return -1;
  return x > (width * 3) / 4 ? 1 : 0;
}
