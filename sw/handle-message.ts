import { publicConfig } from '#shared/public-config.ts';
import {
  type TierState,
  type WorkerReport,
  type WorkerRequestType,
  messageVersion,
} from '#shared/worker-messages.ts';
import { prune } from './activate.ts';
import { type ExactPrecache, fill, type Precaches, rest, type WorkerEvent } from './precaches.ts';

export interface ObeyDeps extends Precaches {
  readonly inTurn: <T>(job: () => Promise<T>) => Promise<T>;
  readonly skipWaiting: () => Promise<void>;
}

/** Does what a page asks; the answer, where there is one, is read from the caches afterwards. */
export async function obey(
  type: WorkerRequestType,
  event: WorkerEvent,
  { core, pictures, inTurn, skipWaiting }: ObeyDeps,
): Promise<WorkerReport | null> {
  switch (type) {
    case 'SKIP_WAITING':
      await skipWaiting();
      return null;
    case 'REST':
      rest();
      return null;
    case 'LOOK':
      break;
    case 'WARM':
      await inTurn(() => fill(pictures, event));
      await inTurn(() => prune(pictures));
      break;
    case 'VERIFY':
      await inTurn(() => fill(core, event));
      await inTurn(() => fill(pictures, event));
      break;
  }
  return {
    version: messageVersion,
    build: publicConfig.build,
    core: await look(core),
    pictures: await look(pictures),
  };
}

/** What the cache holds at this moment. */
async function look(files: ExactPrecache): Promise<TierState> {
  const paths = files.getCachedURLs().map(toPath);
  return { total: paths.length, paths, missing: (await files.findMissing()).map(toPath) };
}

function toPath(url: string): string {
  return new URL(url).pathname;
}

/** Runs jobs one after the other, so that two pages do not make the worker fetch everything twice. */
export function createTurns(): <T>(job: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (job) => {
    const result = last.then(job);
    // A failed job reports to its own caller; the next one starts all the same.
    last = result.catch(() => undefined);
    return result;
  };
}
