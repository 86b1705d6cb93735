import { createHandler } from '#function/request/create-handler.ts';
import type { Env } from '#function/settings/env-reader.ts';
import { createRpcStore } from '#function/store/rpc-store.ts';
import { createMailer } from './create-mailer.ts';
import { openDataFolder } from '../folder/data-folder.ts';
import { createSqlRpc, type Database } from '../database/database.ts';
import { createLateStore } from '../database/late-store.ts';
import { openDatabase } from '../database/open-database.ts';
import { readServerSettings } from '../server-settings.ts';
import { startSweeper } from './sweeper.ts';
import { createTidyStore } from '../database/tidy-store.ts';
import { removeDrafts } from '../folder/write-once.ts';

export interface MailFunction {
  /** For the line that the server prints. */
  readonly facts: {
    readonly transport: string;
    readonly outbox: string;
    readonly database: string;
  };
  /** While the database is being opened a call waits for it; the first call opens it. */
  handle(request: Request, clientAddress?: string): Promise<Response>;
  /** Resolves when the database is open and the sweeper runs. Rejects when it cannot be opened. */
  open(): Promise<void>;
  /** Nothing waits for the database or for a slow mail server any more, as `close` comes soon. */
  windUp(): void;
  /** Waits for what is under way, closes the database and gives the folder back. */
  close(): Promise<void>;
}

/**
 * The mail function on one machine. Takes the data folder's lock at once and throws a StartFault with
 * one line when a setting is wrong or the folder cannot be had.
 */
export function createMailFunction(env: Env): MailFunction {
  const settings = readServerSettings(env);
  const folder = openDataFolder(settings.dataFolder);
  const config = settings.usesFolderSalt
    ? { ...settings.config, ipSalt: folder.ipSalt }
    : settings.config;
  const late = createLateStore();
  const mailer = createMailer(settings.transport, folder.outbox);
  const log = (entry: object): void => console.log(JSON.stringify(entry));
  const stopping = new AbortController();
  const ports = { config, store: late.store, mailer, log, stopping: stopping.signal };
  const underWay = new Set<Promise<unknown>>();
  const answer = createHandler({ ...ports, runOn });
  const closing = new AbortController();
  let opening: Promise<Opened> | null = null;

  function runOn(task: Promise<unknown>): void {
    underWay.add(task);
    void task.finally(() => underWay.delete(task));
  }

  async function start(): Promise<Opened> {
    await removeDrafts(folder.outbox);
    const { databaseUrl, sweepSeconds } = settings;
    const database = await openDatabase(databaseUrl, folder.database, {
      log,
      onOutage: late.refuse,
      signal: closing.signal,
    });
    if (settings.releaseHeld) await database.exec(releaseHeld);
    const store = createRpcStore(createSqlRpc(database), config, mailer);
    late.open(databaseUrl === null ? createTidyStore(store, database) : store);
    return { database, sweeper: startSweeper(ports, sweepSeconds) };
  }

  async function open(): Promise<void> {
    opening ??= start();
    // Once it has failed there is nothing to wait for.
    await opening.catch((error: unknown) => {
      late.refuse();
      throw error;
    });
  }

  function windUp(): void {
    stopping.abort();
    late.refuse();
  }

  return {
    facts: {
      transport: settings.transport.kind,
      outbox: folder.outbox,
      database: settings.databaseUrl === null ? folder.database : 'PostgreSQL',
    },
    open,
    handle(request, clientAddress = 'local') {
      // A failure to open is reported by open() itself; here it shows as 503.
      void open().catch(() => undefined);
      const forwarded = settings.trustProxy ? lastForwarded(request) : '';
      const answered = answer(request, forwarded || clientAddress);
      runOn(answered);
      return answered;
    },
    windUp,
    async close() {
      windUp();
      closing.abort();
      // An answered request can leave an attempt behind.
      while (underWay.size > 0) await Promise.allSettled(underWay);
      // An opening that failed or was called off leaves nothing to close.
      const opened = await opening?.catch(() => null);
      await opened?.sweeper.stop();
      await opened?.database.close();
      folder.release();
    },
  };
}

/** What our own proxy appended; everything before it the caller may have made up. */
function lastForwarded(request: Request): string {
  return (request.headers.get('x-forwarded-for') ?? '').split(',').at(-1)?.trim() ?? '';
}

/** From here on it counts as never having been tried. */
const releaseHeld = `update mail.submissions
  set unsure_since = null, sending_since = null, lease_until = now() where status <> 'sent'`;

interface Opened {
  readonly database: Database;
  readonly sweeper: { readonly stop: () => Promise<void> };
}
