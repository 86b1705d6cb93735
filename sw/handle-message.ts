import type { DownloadFailure } from '#shared/download-failure.ts';
import { publicConfig } from '#shared/public-config.ts';
import type { TierState, WorkerReport, WorkerRequest } from '#shared/worker-messages.ts';
import { prune } from './activate.ts';
import { fetchMissing, pauseDownloads } from './fetch-missing.ts';
import type { IntegrityPrecache, Precaches, WorkerEvent } from './precaches.ts';

export interface MessageDeps extends Precaches {
  readonly enqueue: <T>(job: () => Promise<T>) => Promise<T>;
  readonly skipWaiting: () => Promise<void>;
}

/** Handles a page's request; the answer, where there is one, is read from the caches afterwards. */
export async function handleMessage(
  { type, version }: WorkerRequest,
  event: WorkerEvent,
  { core, pictures, enqueue, skipWaiting }: MessageDeps,
): Promise<WorkerReport | null> {
  switch (type) {
    case 'SKIP_WAITING':
      await skipWaiting();
      return null;
    case 'PAUSE_DOWNLOADS':
      pauseDownloads();
      return null;
    case 'GET_STATUS':
      break;
    case 'CACHE_IMAGES':
      await enqueue(() => fetchMissing(pictures, event));
      await enqueue(() => prune(pictures));
      break;
    case 'REPAIR':
      await enqueue(() => fetchMissing(core, event));
      await enqueue(() => fetchMissing(pictures, event));
      break;
  }
  const state = { core: await readTier(core), pictures: await readTier(pictures) };
  const failure =
    (await readFailure(core, state.core)) ?? (await readFailure(pictures, state.pictures));
  return { version, build: publicConfig.build, ...state, failure };
}

async function readFailure(
  files: IntegrityPrecache,
  { missing }: TierState,
): Promise<DownloadFailure | null> {
  return missing.length === 0 ? null : files.readFailure();
}

async function readTier(files: IntegrityPrecache): Promise<TierState> {
  const paths = files.getCachedURLs().map(toPath);
  return { total: paths.length, paths, missing: (await files.findMissing()).map(toPath) };
}

function toPath(url: string): string {
  return new URL(url).pathname;
}

/** Runs jobs one after the other, so that two pages do not make the worker fetch everything twice. */
export function createQueue(): <T>(job: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (job) => {
    const result = last.then(job);
    // A failed job rejects for its own caller; the next one starts all the same.
    last = result.catch(() => undefined);
    return result;
  };
}
