import { isOnline, subscribeToNetworkStatus } from '#platform/network/network-status.ts';
import { offlineStore, type SavedCount } from './offline-store.ts';
import { type ReadinessState, readinessState, savedCount } from './readiness.ts';

interface DeviceFacts {
  /** False if the browser says offline and no server has answered since. */
  readonly isOnline: boolean;
  readonly waiting: number;
  readonly notSent: number;
  readonly state: ReadinessState;
  readonly count: SavedCount | null;
}

export type DeviceStatus =
  | { readonly kind: 'offline' | 'waiting' | 'notSent' | 'saved' }
  | ({ readonly kind: 'saving' | 'partly' } & SavedCount);

/** Returns the most important status to show; null for none. */
export function chooseDeviceStatus(facts: DeviceFacts): DeviceStatus | null {
  const { isOnline, waiting, notSent, state, count } = facts;
  if (!isOnline) return { kind: 'offline' };
  if (waiting > 0) return { kind: 'waiting' };
  if (notSent > 0) return { kind: 'notSent' };
  if (state === 'ready') return { kind: 'saved' };
  if (state === 'saving' && count) return { kind: 'saving', ...count };
  return state === 'incomplete' && count ? { kind: 'partly', ...count } : null;
}

/** Returns the present status of this device. */
export function deviceStatus(entries: Pick<DeviceFacts, 'waiting' | 'notSent'>) {
  const known = offlineStore.getState();
  const [state, count] = [readinessState(known), savedCount(known)];
  return chooseDeviceStatus({ ...entries, isOnline: isOnline(), state, count });
}

/** Calls back when the status of this device may have changed. Returns a cleanup function. */
export function subscribeToDevice(onChange: () => void): () => void {
  const cleanups = [offlineStore.subscribe(onChange), subscribeToNetworkStatus(onChange)];
  return () => cleanups.forEach((cleanup) => cleanup());
}
