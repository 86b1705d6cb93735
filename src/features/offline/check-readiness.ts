import { askWorker } from '#platform/worker/worker-client.ts';
import type { WorkerReport } from '#shared/worker-messages.ts';
import { countReport, isComplete } from './count-report.ts';
import { followProgress } from './follow-progress.ts';
import type { Readiness } from './offline-store.ts';
import { useOfflineStore } from './offline-store.ts';

/** Pictures on a slow school line; an interrupted tour goes on at the next start. */
const longestTour = 240_000;
const longestCheck = 60_000;

let running: Promise<void> | undefined;

/**
 * Has the worker fetch the pictures, look into its caches and repair them; keeps what it found.
 * Whoever asks while it runs waits for the same answer.
 */
export function checkReadiness(): Promise<void> {
  running ??= check().finally(() => {
    running = undefined;
  });
  return running;
}

async function check(): Promise<void> {
  setReadiness({ status: 'checking' });
  void followProgress();
  await askWorker('WARM', longestTour);
  const report = await askWorker('VERIFY', longestCheck);
  setReadiness(report ? toReadiness(report, Date.now()) : { status: 'unknown' });
}

function toReadiness(report: WorkerReport, checkedAt: number): Readiness {
  const status = isComplete(countReport(report)) ? 'ready' : 'incomplete';
  return { status, report, checkedAt };
}

function setReadiness(readiness: Readiness): void {
  useOfflineStore.setState({ readiness });
}
