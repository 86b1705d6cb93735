import { useSyncExternalStore } from 'react';

/** `served` until the page has joined its prerendered markup; then what the browser says, once. */
export function useBrowserValue<T>(read: () => T, served: T): T {
  return useSyncExternalStore(neverChanges, read, () => served);
}

function neverChanges() {
  return () => {};
}
