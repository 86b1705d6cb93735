import { askWorker } from '#platform/worker/worker-client.ts';
import { countFiles, countReport, offlineStore } from './offline-store.ts';

/** Milliseconds between two counts: while the progress is watched closely, and otherwise. */
const closePause = 700;
const farPause = 4_000;
const reportTimeoutMs = 2_000;

let isFollowing = false;
let watchers = 0;
let endPause = () => {};

/**
 * Counts files more often until the returned function is called. Each count costs page and worker time, so
 * call it only where the progress itself is shown.
 */
export function watchClosely(): () => void {
  watchers += 1;
  endPause();
  return () => {
    watchers -= 1;
  };
}

/** Counts the files in the caches repeatedly while files are being stored or checked. */
export async function followProgress(): Promise<void> {
  if (isFollowing) return;
  isFollowing = true;
  while (isBusy()) {
    const report = await askWorker('GET_STATUS', reportTimeoutMs);
    if (report) countFiles(countReport(report));
    await new Promise<void>((resolve) => {
      endPause = resolve;
      setTimeout(resolve, watchers > 0 ? closePause : farPause);
    });
  }
  isFollowing = false;
  countFiles(null);
}

function isBusy(): boolean {
  const { isInstalling, readiness } = offlineStore.getState();
  return isInstalling || readiness.status === 'checking';
}
