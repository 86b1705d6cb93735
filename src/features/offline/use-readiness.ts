import type { WorkerReport } from '#shared/worker-messages.ts';
import {
  countReport,
  isComplete,
  type OfflineState,
  type SavedCount,
  useOfflineStore,
} from './offline-store.ts';

export type ReadinessState =
  'looking' | 'saving' | 'ready' | 'incomplete' | 'absent' | 'unsupported';

interface ReadinessView {
  readonly state: ReadinessState;
  /** Null while nothing is known. */
  readonly count: SavedCount | null;
  readonly report: WorkerReport | null;
  /** Milliseconds since 1970. */
  readonly checkedAt: number | null;
}

export function useReadiness(): ReadinessView {
  const known = useOfflineStore();
  const { readiness } = known;
  return {
    state: readinessState(known),
    count: savedCount(known),
    report: 'report' in readiness ? readiness.report : null,
    checkedAt: 'checkedAt' in readiness ? readiness.checkedAt : null,
  };
}

/** How many files are held, as last said or counted; null while nothing is known. */
export function savedCount({ readiness, progress }: Known): SavedCount | null {
  return 'report' in readiness ? countReport(readiness.report) : progress;
}

type Known = Pick<OfflineState, 'registration' | 'isInstalling' | 'readiness' | 'progress'>;

/** What there is to say about this device; `ready` only when the caches themselves said so. */
export function readinessState(known: Known): ReadinessState {
  const { registration, isInstalling, readiness, progress } = known;
  if (readiness.status === 'ready' || readiness.status === 'incomplete') return readiness.status;
  if (progress) return isComplete(progress) && !isInstalling ? 'ready' : 'saving';
  if (registration === 'unsupported') return 'unsupported';
  const isSettled = registration !== 'unknown' && readiness.status === 'unknown';
  return isSettled && !isInstalling ? 'absent' : 'looking';
}
