import { isOnline, subscribeToNetworkStatus } from '#platform/network/network-status.ts';
import { type SavedCount, useOfflineStore } from './offline-store.ts';
import { type ReadinessState, readinessState, savedCount } from './use-readiness.ts';

interface MarkFacts {
  /** The browser's word; a hint. */
  readonly isOnline: boolean;
  readonly waiting: number;
  readonly notSent: number;
  readonly state: ReadinessState;
  readonly count: SavedCount | null;
}

export type Mark =
  | { readonly kind: 'offline' | 'waiting' | 'notSent' | 'saved' }
  | ({ readonly kind: 'saving' | 'partly' } & SavedCount);

/** The one thing worth saying now; null for nothing. */
export function chooseMark(facts: MarkFacts): Mark | null {
  const { isOnline, waiting, notSent, state, count } = facts;
  if (!isOnline) return { kind: 'offline' };
  if (waiting > 0) return { kind: 'waiting' };
  if (notSent > 0) return { kind: 'notSent' };
  if (state === 'ready') return { kind: 'saved' };
  if (state === 'saving' && count) return { kind: 'saving', ...count };
  return state === 'incomplete' && count ? { kind: 'partly', ...count } : null;
}

/** The same, of this device as it is known now. */
export function currentMark(entries: Pick<MarkFacts, 'waiting' | 'notSent'>): Mark | null {
  const known = useOfflineStore.getState();
  const [state, count] = [readinessState(known), savedCount(known)];
  return chooseMark({ ...entries, isOnline: isOnline(), state, count });
}

/** Tells of each change in what is known of this device. Returns its undo. */
export function followDevice(onChange: () => void): () => void {
  const undo = [useOfflineStore.subscribe(onChange), subscribeToNetworkStatus(onChange)];
  return () => undo.forEach((stop) => stop());
}
