import { useStore } from 'zustand';
import type { WorkerReport } from '#shared/worker-messages.ts';
import { offlineStore, type SavedCount } from './offline-store.ts';
import { type ReadinessState, readinessState, savedCount } from './readiness.ts';

export interface ReadinessView {
  readonly state: ReadinessState;
  /** Null while nothing is known. */
  readonly count: SavedCount | null;
  readonly report: WorkerReport | null;
  /** Milliseconds since 1970. */
  readonly checkedAt: number | null;
  /** True if a new build waits, which the visitor may have dismissed: the host has its files only. */
  readonly hasUpdate: boolean;
}

export function useReadiness(): ReadinessView {
  const known = useStore(offlineStore);
  const { readiness } = known;
  return {
    state: readinessState(known),
    count: savedCount(known),
    report: 'report' in readiness ? readiness.report : null,
    checkedAt: 'checkedAt' in readiness ? readiness.checkedAt : null,
    hasUpdate: known.update !== 'none',
  };
}
