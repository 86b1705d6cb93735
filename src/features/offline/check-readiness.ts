import { askWorker } from '#platform/worker-client.ts';
import type { WorkerReport } from '#shared/worker-messages.ts';
import type { Readiness } from './offline-store.ts';
import { useOfflineStore } from './offline-store.ts';

/** Pictures on a slow school line; an interrupted tour goes on at the next start. */
const longestTour = 240_000;
const longestCheck = 60_000;

/** Has the worker fetch the pictures, look into its caches and repair them; keeps what it found. */
export async function checkReadiness(): Promise<void> {
  if (useOfflineStore.getState().readiness.status === 'checking') return;
  setReadiness({ status: 'checking' });
  await askWorker('WARM', longestTour);
  const report = await askWorker('VERIFY', longestCheck);
  setReadiness(report ? toReadiness(report, Date.now()) : { status: 'unknown' });
}

function toReadiness(report: WorkerReport, checkedAt: number): Readiness {
  const isComplete = report.core.missing.length === 0 && report.pictures.missing.length === 0;
  return { status: isComplete ? 'ready' : 'incomplete', report, checkedAt };
}

function setReadiness(readiness: Readiness): void {
  useOfflineStore.setState({ readiness });
}
