import { useStore } from 'zustand';
import { isExplainedByNextBuild } from '#shared/download-failure.ts';
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
  /**
   * True if files are missing because the host has those of a new build, which is waiting. The visitor may have
   * dismissed it.
   */
  readonly isOutdated: boolean;
}

export function useReadiness(): ReadinessView {
  const known = useStore(offlineStore);
  const { readiness } = known;
  const report = 'report' in readiness ? readiness.report : null;
  return {
    state: readinessState(known),
    count: savedCount(known),
    report,
    checkedAt: 'checkedAt' in readiness ? readiness.checkedAt : null,
    // An update helps neither a full disk nor a lost connection.
    isOutdated:
      known.update !== 'none' && (!report?.failure || isExplainedByNextBuild(report.failure)),
  };
}
