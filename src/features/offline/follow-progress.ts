import { askWorker } from '#platform/worker/worker-client.ts';
import { countFiles, countReport, offlineStore } from './offline-store.ts';

/** Between two counts, in milliseconds: where each file is watched, and where a mark tells of them. */
const closePause = 700;
const farPause = 4_000;
const reportTimeoutMs = 2_000;

let isFollowing = false;
let watchers = 0;
let endPause = () => {};

/** While somebody looks at the count itself; each one costs worker and page their time. Returns its undo. */
export function watchClosely(): () => void {
  watchers += 1;
  endPause();
  return () => {
    watchers -= 1;
  };
}

/** Counts what the caches hold, again and again while something is being stored or looked at. */
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
