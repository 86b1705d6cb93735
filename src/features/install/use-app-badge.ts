import { useEffect } from 'react';

/**
 * Shows on the installed app's icon how many sign-ups wait, where the system does so without asking;
 * not while nobody knows.
 */
export function useAppBadge(waiting: number | undefined): void {
  useEffect(() => {
    if (waiting === undefined) return;
    // An extra: where it is not allowed, the page says the same.
    navigator.setAppBadge?.(waiting).catch(() => undefined);
  }, [waiting]);
}
