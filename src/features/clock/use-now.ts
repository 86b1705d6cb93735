import { useState, useSyncExternalStore } from 'react';
import { buildDay } from '#shared/build-day.ts';

/**
 * The visitor's time, a moment after the page has joined its prerendered markup, which was drawn
 * on the day of the build: a page built last year hydrates without a mismatch and then turns right.
 */
export function useNow(): Date {
  const [now] = useState(() => new Date());
  return useSyncExternalStore(
    neverChanges,
    () => now,
    () => builtAt,
  );
}

const builtAt = new Date(buildDay);

function neverChanges() {
  return () => {};
}
