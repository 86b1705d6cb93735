/** Returns the number of the screen that a key leads to; undefined for a key that does nothing. */
export function moveBy(key: string, at: number, count: number): number | undefined {
  const to = targets.get(key)?.(at, count);
  return to === undefined ? undefined : Math.max(0, Math.min(to, count - 1));
}

/** Targets by `event.key`: touch panels and remotes send other values of `event.code`. */
const targets = new Map<string, (at: number, count: number) => number>([
  ...['ArrowRight', 'ArrowDown', 'PageDown', ' '].map(
    (key) => [key, (at: number) => at + 1] as const,
  ),
  ...['ArrowLeft', 'ArrowUp', 'PageUp'].map((key) => [key, (at: number) => at - 1] as const),
  ['Home', () => 0],
  ['End', (_, count) => count - 1],
]);

/** Returns -1 for a press on the left quarter of the window, 1 for the right, 0 between them. */
export function moveOfPress(x: number, width: number): -1 | 0 | 1 {
  if (x < width / 4) return -1;
  return x > (width * 3) / 4 ? 1 : 0;
}
