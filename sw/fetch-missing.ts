import { type DownloadFailure, failureStatuses } from '#shared/download-failure.ts';
import { publicConfig } from '#shared/public-config.ts';
import { isPacked, type OpenPack, packsFor } from './open-pack.ts';
import type { Scope } from './kept-stories.ts';
import type { IntegrityPrecache, WorkerEvent } from './precaches.ts';

/** Workbox by itself fetches one file after the other (GoogleChrome/workbox issue 2528). */
const concurrency = 4;

/** So many failures in a row concern the line or the device, not the files. */
const maxFailuresInRow = 4;

/**
 * Fetches the files that the cache lacks, most of them in a pack if they are many. Where the last attempt
 * failed, the file that failed is probed first, and the others are fetched only if it comes: a line that
 * changes every page, or a full disk, then costs one request per visit. What is missing afterwards is left
 * for the next call.
 */
export async function fetchMissing(
  files: IntegrityPrecache,
  event: WorkerEvent,
  scope: Scope = 'unasked',
): Promise<void> {
  const last = await files.readFailure();
  if (isPutOff(last)) return;
  const missing = await files.findMissing(scope);
  const probe = missing.find((url) => files.getCacheKeyForURL(url) === last?.key);
  const inPacks = missing.filter((url) => url !== probe && isPacked(url));
  const queue = missing.filter((url) => url !== probe && !inPacks.includes(url));
  const failures: DownloadFailure[] = [];
  const stored = new Set<string>();
  const isWanted = async (url: string) =>
    scope !== 'chosen' || files.stories.isWanted(new URL(url).pathname);
  let failuresInRow = 0;
  let isHopeless = false;
  const store = async (url: string) => {
    await untilResumed();
    if (!(await isWanted(url))) return;
    const status = await files.store(url, event, { isProbe: url === probe });
    failuresInRow = status === 'stored' ? 0 : failuresInRow + 1;
    if (status === 'stored') return void stored.add(url);
    const key = files.getCacheKeyForURL(url) ?? url;
    const attempts = url === probe && last ? last.attempts + 1 : 1;
    failures.push({ status, key, build: publicConfig.build, failedAt: Date.now(), attempts });
    if (url === probe || status === 'storage-full' || failuresInRow >= maxFailuresInRow)
      isHopeless = true;
  };
  const storePacked = async (packs: readonly OpenPack[]) => {
    for (const openPack of packs) {
      if (isHopeless || (scope === 'chosen' && (await files.stories.read()).isPaused)) return;
      for (const [url, packed] of await openPack(inPacks.filter((one) => !stored.has(one)))) {
        await untilResumed();
        if (!(await isWanted(url))) continue;
        const status = await files.store(url, event, { packed });
        if (status === 'stored') stored.add(url);
        // One of those that are left fails once more, and is noted.
        if (status === 'storage-full') return;
      }
    }
  };
  const runQueue = async () => {
    for (let url = queue.shift(); url && !isHopeless; url = queue.shift()) await store(url);
  };
  if (probe) await store(probe);
  if (!isHopeless) {
    const packs = [...packsFor(files, inPacks, scope)];
    // The first pack comes alone: a page finds its next document among the stored ones before a worker answers.
    while (packs.length > 0 && stored.size === 0) await storePacked(packs.splice(0, 1));
    await Promise.all([storePacked(packs), ...lanes(runQueue)]);
    queue.push(...inPacks.filter((url) => !stored.has(url)));
    await Promise.all(lanes(runQueue));
  }
  const failure = mostTelling(failures);
  if (last || failure) await files.noteFailure(failure, [...stored]);
}

function lanes(run: () => Promise<void>): readonly Promise<void>[] {
  return Array.from({ length: concurrency }, run);
}

function mostTelling(failures: readonly DownloadFailure[]): DownloadFailure | null {
  const [first] = failureStatuses.flatMap((status) =>
    failures.filter((one) => one.status === status),
  );
  return first ?? null;
}

/** So many attempts that found changed files in a row are no coincidence. */
const patientAttempts = 3;
/** Milliseconds until the next attempt on a line whose software changes files. */
const changedRetryMs = 3 * 3_600_000;

/** A visitor who wants it sooner deletes the note ("Save again"). */
function isPutOff(last: DownloadFailure | null): boolean {
  return (
    last?.status === 'changed' && last.attempts >= patientAttempts && isWithin(changedRetryMs, last)
  );
}

/** A clock that was set back must not put an attempt off. */
function isWithin(ms: number, { failedAt }: DownloadFailure): boolean {
  const age = Date.now() - failedAt;
  return age >= 0 && age < ms;
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
  if (last && isWithin(updateRetryMs, last)) throw new Error('It has just failed');
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
