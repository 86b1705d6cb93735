let shown: number | undefined;

/**
 * Shows the number of waiting sign-ups on the installed app's icon, where that needs no permission. Calls the
 * system only when the number changes.
 */
export function showAppBadge(waiting: number): void {
  if (waiting === shown) return;
  shown = waiting;
  // Not essential: the page shows the same number.
  navigator.setAppBadge?.(waiting).catch(() => undefined);
}
