import { countReport, isComplete, type OfflineState, type SavedCount } from './offline-store.ts';

export type ReadinessState =
  'looking' | 'saving' | 'ready' | 'incomplete' | 'absent' | 'unsupported';

type Known = Pick<OfflineState, 'registration' | 'isInstalling' | 'readiness' | 'progress'>;

/** Returns the number of files in the caches, as last reported or counted; null while unknown. */
export function savedCount({ readiness, progress }: Known): SavedCount | null {
  return 'report' in readiness ? countReport(readiness.report) : progress;
}

/** Returns the readiness of this device; `ready` only after a look into the caches. */
export function readinessState(known: Known): ReadinessState {
  const { registration, isInstalling, readiness, progress } = known;
  if (readiness.status === 'ready' || readiness.status === 'incomplete') return readiness.status;
  if (progress) return isComplete(progress) && !isInstalling ? 'ready' : 'saving';
  if (registration === 'unsupported') return 'unsupported';
  const isSettled = registration !== 'unknown' && readiness.status === 'unknown';
  return isSettled && !isInstalling ? 'absent' : 'looking';
}
