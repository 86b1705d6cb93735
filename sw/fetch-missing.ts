import { type DownloadFailure, failureStatuses } from '#shared/download-failure.ts';
import { isStorageOff } from '#shared/storage-off.ts';
import { publicConfig } from '#shared/public-config.ts';
import { isPacked, type OpenPack, packsFor } from './open-pack.ts';
import type { Scope } from './kept-stories.ts';
import type { IntegrityPrecache, WorkerEvent } from './precaches.ts';
import { pathOf } from './path-of.ts';

/** Workbox by itself fetches one file after the other (GoogleChrome/workbox issue 2528). */
const concurrency = 4;

/** After this many failures in a row, the network or the device is at fault, not the files. */
const maxConsecutiveFailures = 4;

/** After this many packs in a row that brought nothing, try no more: up to five may not apply. */
const maxUselessPacks = 8;

/**
 * Fetches the files that the cache lacks, most of them in packs if there are many. If the last
 * attempt failed, the file that failed is probed first, and the others are fetched only if it can
 * be stored: a network that changes every page, or a full disk, then costs one request per visit.
 * Files that are still missing afterwards are left for the next call. Returns whether any was stored.
 */
export async function fetchMissing(
  files: IntegrityPrecache,
  event: WorkerEvent,
  scope: Scope = 'default',
): Promise<boolean> {
  if (isStorageOff()) return false;
  const last = await files.readFailure(scope);
  if (isPostponed(last)) return false;
  const keys = await files.listStored();
  const storedBefore = new Set([...keys].map(pathOf));
  // A visitor may pause, remove stories, choose fewer or take the site off meanwhile.
  const onlyWanted = async (urls: readonly string[]) => {
    const isWanted = await files.stories.wants(scope, storedBefore);
    return urls.filter((url) => isWanted(pathOf(url)));
  };
  const missing = await onlyWanted(await files.findMissing(scope, keys));
  const probe = missing.find((url) => files.getCacheKeyForURL(url) === last?.key);
  const inPacks = missing.filter((url) => url !== probe && isPacked(url));
  const queue = missing.filter((url) => url !== probe && !inPacks.includes(url));
  const failures: DownloadFailure[] = [];
  const stored = new Set<string>();
  // A removed story of the default scope is not stored either: see `IntegrityStrategy`.
  const isStillWanted = async (url: string) =>
    scope === 'default' ? !isStorageOff() : (await onlyWanted([url])).length > 0;
  let consecutiveFailures = 0;
  let uselessPacks = 0;
  let isFull = false;
  let isAborted = false;
  const store = async (url: string) => {
    await untilResumed();
    if (!(await isStillWanted(url))) return;
    const status = await files.store(url, event, { isProbe: url === probe });
    consecutiveFailures = status === 'stored' ? 0 : consecutiveFailures + 1;
    if (status === 'stored') return void stored.add(url);
    const key = files.getCacheKeyForURL(url) ?? url;
    const attempts = url === probe && last ? last.attempts + 1 : 1;
    failures.push({ status, key, build: publicConfig.build, failedAt: Date.now(), attempts });
    if (url === probe || status === 'storage-full' || consecutiveFailures >= maxConsecutiveFailures)
      isAborted = true;
  };
  const storePacked = async (packs: readonly OpenPack[]) => {
    for (const openPack of packs) {
      if (isAborted || isFull || uselessPacks >= maxUselessPacks) return;
      uselessPacks += 1;
      const wanted = await onlyWanted(inPacks.filter((url) => !stored.has(url)));
      for (const [url, packed] of await openPack(wanted)) {
        await untilResumed();
        if (!(await isStillWanted(url))) continue;
        const status = await files.store(url, event, { packed });
        // The next of the remaining files fails in the queue below, and that failure is noted.
        if ((isFull = status === 'storage-full')) return;
        if (status !== 'stored') continue;
        stored.add(url);
        uselessPacks = 0;
      }
    }
  };
  const runQueue = async () => {
    for (let url = queue.shift(); url && !isAborted; url = queue.shift()) await store(url);
  };
  // A full disk may not even hold the note that makes the next attempt probe, so always begin with one file.
  const first = probe ?? queue.shift();
  if (first) await store(first);
  if (!isAborted) {
    const packs = [...packsFor(files, inPacks, scope)];
    // Fetch the first pack alone: a page without a worker reads its next document from the cache.
    while (packs.length > 0 && stored.size === 0) await storePacked(packs.splice(0, 1));
    await Promise.all([storePacked(packs), ...runConcurrently(runQueue)]);
    queue.push(...inPacks.filter((url) => !stored.has(url)));
    await Promise.all(runConcurrently(runQueue));
  }
  const failure = mostInformative(failures);
  if (last || failure) await files.noteFailure(scope, failure, [...stored]);
  return stored.size > 0;
}

function runConcurrently(run: () => Promise<void>): readonly Promise<void>[] {
  return Array.from({ length: concurrency }, run);
}

function mostInformative(failures: readonly DownloadFailure[]): DownloadFailure | null {
  const [first] = failureStatuses.flatMap((status) =>
    failures.filter((one) => one.status === status),
  );
  return first ?? null;
}

/** After this many attempts in a row that found changed files, the next one is postponed. */
const attemptsBeforePostponing = 3;
/** Milliseconds until the next attempt on a network that changes files. */
const changedRetryMs = 3 * 3_600_000;

/** Returns whether the attempt is postponed. A visitor who presses "Save again" deletes the note. */
function isPostponed(last: DownloadFailure | null): boolean {
  return (
    last?.status === 'changed' &&
    last.attempts >= attemptsBeforePostponing &&
    isWithin(changedRetryMs, last)
  );
}

/** Returns whether the failure is recent. One in the future is not: the clock was set back. */
function isWithin(ms: number, { failedAt }: DownloadFailure): boolean {
  const age = Date.now() - failedAt;
  return age >= 0 && age < ms;
}

/** Time until a failed update is tried again: browsers look for updates twice per visit. */
const updateRetryMs = 60_000;

/**
 * Stores every file of the core, or rejects so that the worker is not installed. Files already
 * stored are not fetched again by the next attempt.
 */
export async function install(
  core: IntegrityPrecache,
  event: WorkerEvent,
  isUpdate = false,
): Promise<void> {
  const last = isUpdate ? await core.readFailure('default') : null;
  if (last && isWithin(updateRetryMs, last))
    throw new Error('The last update failed less than a minute ago');
  await fetchMissing(core, event);
  const [missing] = await core.findMissing();
  if (missing) throw new Error(`Not stored: ${missing}`);
}

/** Long enough for a page change on a slow tablet, and over before the next press. */
const pauseMs = 400;

let pausedUntil = 0;

/** Starts no download for a moment after a press, so that the page responds first. */
export function pauseDownloads(): void {
  pausedUntil = performance.now() + pauseMs;
}

async function untilResumed(): Promise<void> {
  for (let left = pausedUntil - performance.now(); left > 0; left = pausedUntil - performance.now())
    await new Promise((resolve) => setTimeout(resolve, left));
}
