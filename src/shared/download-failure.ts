import { cacheNames } from './cache-names.ts';
import { isRecord } from './is-record.ts';

/**
 * Reasons why the site is not stored on this device, the most telling first. `storage-full`: the file came,
 * and the device did not keep it. `changed`: its bytes differ from the build's, so something between
 * device and host changes files. `blocked`: another response came in its place, or an error. `offline`:
 * no response came.
 */
export const failureStatuses = ['storage-full', 'changed', 'blocked', 'offline'] as const;

export type FailureStatus = (typeof failureStatuses)[number];

/** The last attempt to store the site, if it failed. */
export interface DownloadFailure {
  readonly status: FailureStatus;
  /** Path of a file that failed. The next attempt begins with it and goes on only if it succeeds. */
  readonly path: string;
  readonly build: string;
  /** Milliseconds since 1970. */
  readonly failedAt: number;
}

/**
 * Reads the failure that the worker noted for one of its caches. A page calls this where no worker runs;
 * otherwise the failure is part of the worker's report.
 */
export async function readDownloadFailure(
  cacheName: string = cacheNames.core,
): Promise<DownloadFailure | null> {
  try {
    const note = await caches.match(noteUrl(cacheName), { cacheName: cacheNames.failures });
    return note ? parseDownloadFailure(await note.json()) : null;
  } catch {
    // Storage is denied, so nothing was noted.
    return null;
  }
}

/** Notes a failure, or with null that there is none. Never rejects. */
export async function noteDownloadFailure(
  cacheName: string,
  failure: DownloadFailure | null,
): Promise<void> {
  try {
    const notes = await caches.open(cacheNames.failures);
    // See `IntegrityStrategy`: a private WebKit window may ignore a put under a key that it had before.
    await notes.delete(noteUrl(cacheName));
    if (failure) await notes.put(noteUrl(cacheName), new Response(JSON.stringify(failure)));
  } catch {
    // Without the note the next attempt begins like the first.
  }
}

export function parseDownloadFailure(data: unknown): DownloadFailure | null {
  if (!isRecord(data)) return null;
  const { path, build, failedAt } = data;
  const status = failureStatuses.find((known) => known === data.status);
  if (!status || typeof path !== 'string' || typeof build !== 'string') return null;
  return typeof failedAt === 'number' ? { status, path, build, failedAt } : null;
}

function noteUrl(cacheName: string): string {
  return new URL(`/${cacheName}`, location.origin).href;
}
