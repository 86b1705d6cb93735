import { setTimeout as wait } from 'node:timers/promises';
import { errorCode, type Log } from '#function/settings/log.ts';
import { type Database, databaseEnded } from './database.ts';

const pauseMs = 5_000;

/**
 * A database that is opened again when it has ended, as the embedded one does on a disk without room
 * for its journal. Until then every call fails, which the handler answers with 503.
 */
export async function openLasting(open: () => Promise<Database>, log: Log): Promise<Database> {
  const closing = new AbortController();
  let current = await open();
  let reopening: Promise<void> | null = null;

  async function reopen(): Promise<void> {
    log({ event: 'store', outcome: 'lost', code: databaseEnded });
    while (!closing.signal.aborted) {
      try {
        current = await open();
        log({ event: 'store', outcome: 'reopened' });
        return;
      } catch (error) {
        log({ event: 'store', outcome: 'unreachable', code: errorCode(error) });
      }
      // Called off when the server stops; the loop's condition sees that.
      await wait(pauseMs, undefined, closing).catch(() => undefined);
    }
  }

  async function guard<Result>(asked: Promise<Result>): Promise<Result> {
    try {
      return await asked;
    } catch (error) {
      if (errorCode(error) === databaseEnded) {
        reopening ??= reopen().finally(() => (reopening = null));
      }
      throw error;
    }
  }

  return {
    query: (sql, values) => guard(current.query(sql, values)),
    exec: (sql) => guard(current.exec(sql)),
    async close() {
      closing.abort();
      await reopening;
      // One that falls silent now is as closed as a killed one, which it survives.
      await current.close().catch(() => undefined);
    },
  };
}
