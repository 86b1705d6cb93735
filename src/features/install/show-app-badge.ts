let shown: number | undefined;

/**
 * Shows on the installed app's icon how many sign-ups wait, where the system does so without asking.
 * The system is told of changes only.
 */
export function showAppBadge(waiting: number): void {
  if (waiting === shown) return;
  shown = waiting;
  // An extra: where it is not allowed, the page says the same.
  navigator.setAppBadge?.(waiting).catch(() => undefined);
}
