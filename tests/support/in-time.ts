import { setTimeout as sleep } from 'node:timers/promises';

/** The work's own result, or a rejection when it is not done in time. */
export async function inTime<Result>(ms: number, work: Promise<Result>): Promise<Result> {
  const stop = new AbortController();
  const late = sleep(ms, null, { signal: stop.signal }).then(() => {
    throw new Error('It took too long');
  });
  // The work was done in time.
  late.catch(() => undefined);
  try {
    return await Promise.race([work, late]);
  } finally {
    stop.abort();
  }
}
