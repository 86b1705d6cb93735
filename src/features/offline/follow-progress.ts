import { askWorker } from '#platform/worker/worker-client.ts';
import { countReport } from './saved-count.ts';
import { countFiles, useOfflineStore } from './offline-store.ts';

const pause = 700;
const longestAnswer = 2_000;

let isFollowing = false;

/** Counts what the caches hold, again and again while something is being stored or looked at. */
export async function followProgress(): Promise<void> {
  if (isFollowing) return;
  isFollowing = true;
  while (isBusy()) {
    const report = await askWorker('LOOK', longestAnswer);
    if (report) countFiles(countReport(report));
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  isFollowing = false;
  countFiles(null);
}

function isBusy(): boolean {
  const { isInstalling, readiness } = useOfflineStore.getState();
  return isInstalling || readiness.status === 'checking';
}
