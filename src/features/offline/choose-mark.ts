import type { SavedCount } from './offline-store.ts';
import type { ReadinessState } from './use-readiness.ts';

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
