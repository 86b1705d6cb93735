/** Pixels that toasts and a tool cover at the foot of the window. */
const rooms = new Map<'toasts' | 'tool', number>();

/**
 * Sets how many pixels one of them covers, 0 for none. The page then scrolls the focused element clear of both;
 * without either, the rule of the global stylesheet for the update bar applies.
 */
export function setFootRoom(by: 'toasts' | 'tool', pixels: number): void {
  rooms.set(by, pixels);
  const most = Math.max(...rooms.values());
  document.documentElement.style.scrollPaddingBottom = most > 0 ? `${most}px` : '';
}
