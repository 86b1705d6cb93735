import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { errorCode, type Log } from '#function/settings/log.ts';
import type { Store } from '#function/store/store.ts';
import { findTemplate, unpackTemplate } from './database-template.ts';
import { type Database, databaseEnded } from './database.ts';
import { startPgliteThread } from './pglite-thread.ts';

/** Nobody else can hold a lease here: the folder's lock is ours and the last holder is dead. */
const endOldLeases = "update mail.submissions set lease_until = now() where status <> 'sent'";

/** Opens the embedded database in a folder, and again whenever it has ended. */
export async function openPglite(folder: string, log: Log): Promise<Database> {
  if (!existsSync(folder)) await make(folder);
  const database = await openLasting(() => openMigrated(folder), log);
  await database.exec(endOldLeases);
  return database;
}

/** The embedded database in memory, gone at its end. */
export function openPgliteInMemory(): Promise<Database> {
  return openMigrated(null);
}

/** Made beside its place and moved there: a first start that is cut short leaves nothing half made. */
async function make(folder: string): Promise<void> {
  const draft = `${folder}.new`;
  const template = findTemplate();
  try {
    await clear(draft);
    if (template === null) await initialise(draft);
    else await unpackTemplate(template, draft);
  } catch (error) {
    if (template === null) throw error;
    // A spoilt template costs seconds, not the start.
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

async function openMigrated(folder: string | null): Promise<Database> {
  const database = startPgliteThread(folder);
  try {
    for (const migration of migrations) await database.exec(migration);
    return database;
  } catch (error) {
    // The first fault is the one to tell; closing what never opened fails as well.
    await database.close().catch(() => undefined);
    throw error;
  }
}

/**
 * A store on the embedded database, which has nobody in the background: the room of deleted rows and of the
 * journal is used again only when it is told to, here after every purge.
 */
export function createTidyStore(store: Store, database: Pick<Database, 'exec'>): Store {
  return {
    ...store,
    async purge() {
      const purged = await store.purge();
      // One by one: a vacuum cannot run among other statements.
      for (const statement of ['vacuum', 'checkpoint']) await database.exec(statement);
      return purged;
    },
  };
}

/** The hosted database's migrations in their order; each may run any number of times. */
const files = import.meta.glob<string>('../../../supabase/migrations/*.sql', {
  query: '?raw',
  import: 'default',
  eager: true,
});

export const migrations: readonly string[] = Object.keys(files)
  .sort()
  .map((path) => files[path] ?? '');

const pauseMs = 5_000;

/**
 * A database that is opened again when it has ended, as the embedded one does on a disk without room
 * for its journal. Until then every call fails, which the handler answers with 503.
 */
async function openLasting(open: () => Promise<Database>, log: Log): Promise<Database> {
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
