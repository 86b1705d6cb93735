import { cacheNames } from './cache-names.ts';
import { isRecord } from './is-record.ts';
import { findCache, openCache } from './open-cache.ts';

/**
 * Reasons why the site is not stored on this device, the most specific first. `storage-full`: a file arrived,
 * and the device could not store it. `changed`: its bytes differ from the build's, so something between
 * device and host changes files. `blocked`: the answer was an error or another file. `offline`: there was no
 * answer.
 */
export const failureStatuses = ['storage-full', 'changed', 'blocked', 'offline'] as const;

export type FailureStatus = (typeof failureStatuses)[number];

/** The last attempt of a build to store its files, if it failed. */
export interface DownloadFailure {
  readonly status: FailureStatus;
  /** Cache key of a file that failed: its URL with its revision. The next attempt begins with it. */
  readonly key: string;
  readonly build: string;
  /** Milliseconds since 1970. */
  readonly failedAt: number;
  /** Attempts in a row that failed at this file. */
  readonly attempts: number;
}

/** Returns whether a next build explains the failure: the host has that build's files, not these. */
export function isExplainedByNextBuild({ status }: Pick<DownloadFailure, 'status'>): boolean {
  return status === 'changed' || status === 'blocked';
}

/** A full disk has no room for its own note either, so it is remembered as long as this code runs. */
let unstored: DownloadFailure | undefined;

/**
 * Lists the noted failures of all builds, latest first; never rejects. A page reads the first where no
 * worker runs. Otherwise the failure is part of the worker's report.
 */
export async function listDownloadFailures(): Promise<readonly DownloadFailure[]> {
  const failures = [...(await readNotes()), ...(unstored ? [unstored] : [])];
  return failures.sort((a, b) => b.failedAt - a.failedAt);
}

async function readNotes(): Promise<readonly DownloadFailure[]> {
  try {
    const cache = await findCache(cacheNames.failures);
    const notes = (await cache?.matchAll()) ?? [];
    const found = await Promise.all(notes.map((note) => note.json()));
    return found.map(parseDownloadFailure).filter((failure) => failure !== null);
  } catch {
    // Storage is denied, so nothing was noted.
    return [];
  }
}

/** Replaces the notes about these files, or only deletes them; returns false if storing fails. */
export async function noteDownloadFailure(
  keys: ReadonlySet<string>,
  failure: DownloadFailure | null,
): Promise<boolean> {
  if (unstored && keys.has(unstored.key)) unstored = undefined;
  try {
    const notes = await openCache(cacheNames.failures);
    for (const { url } of await notes.keys()) if (keys.has(url)) await notes.delete(url);
    if (!failure) return true;
    // See `IntegrityStrategy`: a private WebKit window may ignore a put under a key that it had before.
    await notes.delete(failure.key);
    await notes.put(failure.key, new Response(JSON.stringify(failure)));
    return true;
  } catch {
    // Without the note, the next attempt after this code has ended begins like the first.
    if (failure?.status === 'storage-full') unstored = failure;
    return false;
  }
}

/** Deletes all recorded failures, so the next attempt starts from scratch. Never rejects. */
export async function forgetDownloadFailures(): Promise<void> {
  unstored = undefined;
  try {
    await caches.delete(cacheNames.failures);
  } catch {
    // Storage is denied, so nothing was noted.
  }
}

function parseDownloadFailure(data: unknown): DownloadFailure | null {
  if (!isRecord(data)) return null;
  const { key, build, failedAt } = data;
  const status = failureStatuses.find((known) => known === data.status);
  if (!status || typeof key !== 'string' || typeof build !== 'string') return null;
  // Earlier builds did not count attempts.
  const attempts = typeof data.attempts === 'number' ? data.attempts : 1;
  return typeof failedAt === 'number' ? { status, key, build, failedAt, attempts } : null;
}
