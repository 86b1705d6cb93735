import { useSyncExternalStore } from 'react';
import { isOnline, subscribeToNetworkStatus } from '#platform/network/network-status.ts';

/** Returns the browser's online status; true while prerendering. */
export function useOnline(): boolean {
  return useSyncExternalStore(subscribeToNetworkStatus, isOnline, () => true);
}
