import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { errorCode, type Log } from '#function/settings/log.ts';
import { findTemplate, unpackTemplate } from './database-template.ts';
import { type Database, databaseEnded, migrations } from './database.ts';
import { startPgliteThread } from './pglite-thread.ts';

/** Ends old leases: the folder's lock is ours, so the last holder is dead. */
const endOldLeases = "update mail.submissions set lease_until = now() where status <> 'sent'";

/** Pause between reopenings: each takes seconds, and a full disk stays full for a while. */
const pauseMs = 5_000;

/**
 * Opens the embedded database in a folder. When it has ended, as it does on a disk without room for its
 * write-ahead log, the next call opens it again; while that fails, calls are refused.
 */
export async function openEmbedded(folder: string, log: Log): Promise<Database> {
  if (!existsSync(folder)) await create(folder);
  let current = await openMigrated(folder, endOldLeases);
  let reopening: Promise<void> | null = null;
  let mayReopenAt = -Infinity;
  /** True after `close`: the lock is released, so the database must not be reopened. */
  let isClosed = false;

  async function reopen(): Promise<void> {
    mayReopenAt = performance.now() + pauseMs;
    log({ event: 'store', outcome: 'lost', code: databaseEnded });
    try {
      current = await openMigrated(folder);
      log({ event: 'store', outcome: 'reopened' });
    } catch (error) {
      log({ event: 'store', outcome: 'unreachable', code: errorCode(error) });
    }
  }

  async function run<Result>(call: (database: Database) => Promise<Result>): Promise<Result> {
    await reopening;
    try {
      return await call(current);
    } catch (error) {
      if (errorCode(error) === databaseEnded && performance.now() >= mayReopenAt && !isClosed) {
        reopening ??= reopen().finally(() => (reopening = null));
      }
      throw error;
    }
  }

  return {
    query: (sql, values) => run((database) => database.query(sql, values)),
    exec: (sql) => run((database) => database.exec(sql)),
    tidy: () => run((database) => database.tidy()),
    async close() {
      isClosed = true;
      await reopening;
      // If closing fails, the next open recovers, as after a crash.
      await current.close().catch(() => undefined);
    },
  };
}

/** Opens an embedded database in memory, which is lost when it is closed. */
export function openInMemory(): Promise<Database> {
  return openMigrated(null);
}

/** Creates the database in a draft folder and renames it, so that `folder` is never incomplete. */
async function create(folder: string): Promise<void> {
  const draft = `${folder}.new`;
  const template = findTemplate();
  try {
    await clear(draft);
    if (template === null) await initialise(draft);
    else await unpackTemplate(template, draft);
  } catch (error) {
    if (template === null) throw error;
    // A damaged template costs seconds but does not prevent the start.
    await clear(draft);
    await initialise(draft);
  }
  await rename(draft, folder);
}

async function clear(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
}

async function initialise(folder: string): Promise<void> {
  const database = await openMigrated(folder);
  await database.close();
}

async function openMigrated(folder: string | null, ...more: string[]): Promise<Database> {
  const database = startPgliteThread(folder);
  try {
    for (const statements of [...migrations, ...more]) await database.exec(statements);
    return database;
  } catch (error) {
    // The first error is the one to report; closing what never opened fails as well.
    await database.close().catch(() => undefined);
    throw error;
  }
}
