import type { WorkerReport } from '#shared/worker-messages.ts';
import type { SavedCount } from './count-report.ts';
import { countReport } from './count-report.ts';
import { useOfflineStore } from './offline-store.ts';
import type { ReadinessState } from './readiness-state.ts';
import { readinessState } from './readiness-state.ts';

export interface ReadinessView {
  readonly state: ReadinessState;
  /** Null while nothing is known. */
  readonly count: SavedCount | null;
  readonly report: WorkerReport | null;
  /** Milliseconds since 1970. */
  readonly checkedAt: number | null;
}

export function useReadiness(): ReadinessView {
  const known = useOfflineStore();
  const { readiness, progress } = known;
  const report = 'report' in readiness ? readiness.report : null;
  return {
    state: readinessState(known),
    count: report ? countReport(report) : progress,
    report,
    checkedAt: 'checkedAt' in readiness ? readiness.checkedAt : null,
  };
}
