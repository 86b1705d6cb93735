import { useSyncExternalStore } from 'react';
import { isOnline, subscribeToNetworkStatus } from '#platform/network/network-status.ts';

/** What the browser believes; prerendered pages believe the best. */
export function useOnline(): boolean {
  return useSyncExternalStore(subscribeToNetworkStatus, isOnline, () => true);
}
