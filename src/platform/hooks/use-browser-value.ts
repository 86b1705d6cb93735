import { useState, useSyncExternalStore } from 'react';

/** `served` until the page has joined its prerendered markup; then what the browser says, once. */
export function useBrowserValue<T>(read: () => T, served: T): T {
  return useSyncExternalStore(neverChanges, read, () => served);
}

function neverChanges() {
  return () => {};
}

declare const __BUILD_DAY__: string;
const builtAt = new Date(__BUILD_DAY__);

/**
 * The visitor's time, a moment after the page has joined its prerendered markup, which was drawn
 * on the day of the build: a page built last year hydrates without a mismatch and then turns right.
 */
export function useNow(): Date {
  const [now] = useState(() => new Date());
  return useBrowserValue(() => now, builtAt);
}
