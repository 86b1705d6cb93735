import { type DownloadFailure, failureStatuses } from '#shared/download-failure.ts';
import { publicConfig } from '#shared/public-config.ts';
import type { IntegrityPrecache, WorkerEvent } from './precaches.ts';

/** Workbox by itself fetches one file after the other (GoogleChrome/workbox issue 2528). */
const concurrency = 4;

/** So many failures in a row concern the line or the device, not the files. */
const maxFailuresInRow = 4;

/**
 * Fetches the files that the cache lacks. Where the last attempt failed, the file that failed is probed
 * first, and the others are fetched only if it comes: a line that changes every page, or a full disk,
 * then costs one request per visit. What is missing afterwards is left for the next call.
 */
export async function fetchMissing(files: IntegrityPrecache, event: WorkerEvent): Promise<void> {
  const missing = await files.findMissing();
  const last = await files.readFailure();
  const probe = missing.find((url) => files.getCacheKeyForURL(url) === last?.key);
  const queue = missing.filter((url) => url !== probe);
  const failures: DownloadFailure[] = [];
  let failuresInRow = 0;
  const store = async (url: string) => {
    await untilResumed();
    const status = await files.store(url, event, url === probe);
    failuresInRow = status === 'stored' ? 0 : failuresInRow + 1;
    if (status === 'stored') return;
    const key = files.getCacheKeyForURL(url) ?? url;
    failures.push({ status, key, build: publicConfig.build, failedAt: Date.now() });
    const isHopeless = url === probe || status === 'storage-full';
    if (isHopeless || failuresInRow >= maxFailuresInRow) queue.length = 0;
  };
  const runQueue = async () => {
    for (let url = queue.shift(); url; url = queue.shift()) await store(url);
  };
  if (probe) await store(probe);
  await Promise.all(Array.from({ length: concurrency }, runQueue));
  const failure = mostTelling(failures);
  if (last || failure) await files.noteFailure(failure);
}

function mostTelling(failures: readonly DownloadFailure[]): DownloadFailure | null {
  const [first] = failureStatuses.flatMap((status) =>
    failures.filter((one) => one.status === status),
  );
  return first ?? null;
}

/** An update that failed is not tried again for so long: browsers look for it twice per visit. */
const updateRetryMs = 60_000;

/**
 * Stores every file of the core or rejects, and the worker is not installed. Files already stored are not
 * fetched again by the next attempt.
 */
export async function install(
  core: IntegrityPrecache,
  event: WorkerEvent,
  isUpdate = false,
): Promise<void> {
  const last = isUpdate ? await core.readFailure() : null;
  // A clock that was set back must not put the update off.
  const age = last ? Date.now() - last.failedAt : -1;
  if (age >= 0 && age < updateRetryMs) throw new Error('It has just failed');
  await fetchMissing(core, event);
  const [missing] = await core.findMissing();
  if (missing) throw new Error(`Not stored: ${missing}`);
}

/** Long enough for a page change on a slow tablet, and over before the next press. */
const pauseMs = 400;

let pausedUntil = 0;

/** Starts no download for a moment: the visitor has pressed something, and that goes first. */
export function pauseDownloads(): void {
  pausedUntil = performance.now() + pauseMs;
}

async function untilResumed(): Promise<void> {
  for (let left = pausedUntil - performance.now(); left > 0; left = pausedUntil - performance.now())
    await new Promise((resolve) => setTimeout(resolve, left));
}
