import { setTimeout as wait } from 'node:timers/promises';
import { errorCode } from '#function/error-code.ts';
import type { Log } from '#function/log.ts';
import type { Database } from './database.ts';
import { openPglite } from './open-pglite.ts';
import { openPostgres } from './open-postgres.ts';

const firstWaitMs = 1_000;
const longestWaitMs = 30_000;

/**
 * Opens the database that the settings name. A PostgreSQL server that is down is asked again until it
 * is there or `signal` says to stop; the embedded database at first either opens or throws.
 */
export async function openDatabase(
  url: string | null,
  folder: string,
  log: Log,
  signal: AbortSignal,
): Promise<Database> {
  if (url === null) return openPglite(folder, log);
  for (let pause = firstWaitMs; ; pause = Math.min(longestWaitMs, pause * 2)) {
    try {
      return await openPostgres(url, log);
    } catch (error) {
      log({ event: 'store', outcome: 'unreachable', code: errorCode(error) });
    }
    await wait(pause, undefined, { signal });
  }
}
