import { createHttpMailer } from '#function/delivery/http-mailer.ts';
import type { Mailer } from '#function/delivery/mailer.ts';
import { createHandler } from '#function/request/create-handler.ts';
import { eraseAddress } from '#function/delivery/sweep.ts';
import { createRpcStore } from '#function/store/rpc-store.ts';
import { createSqlRpc, type Database } from '../database/database.ts';
import { createLateStore } from '../database/late-store.ts';
import { openDatabase } from '../database/open-database.ts';
import { createTidyStore } from '../database/open-pglite.ts';
import { openDataFolder } from '../folder/data-folder.ts';
import { removeDrafts } from '../folder/durable-file.ts';
import { localOrigins, type ServerSettings } from '../server-settings.ts';
import type { MailTransport } from '#server/server-settings.ts';
import { limitMailer } from './limit-mailer.ts';
import { createOutboxMailer } from './outbox-mailer.ts';
import { createSmtpMailer } from './smtp-mailer.ts';
import { startSweeper } from './sweeper.ts';

export interface MailFunction {
  /** For the line that the server prints. */
  readonly facts: {
    readonly transport: string;
    readonly outbox: string;
    readonly database: string;
  };
  /** Resolves when the database is open and the sweeper runs. Rejects when it cannot be opened. */
  readonly opened: Promise<void>;
  /** While the database is being opened a call waits for it. The address is the socket's. */
  handle(request: Request, address?: string): Promise<Response>;
  /** Nothing waits for the database or for a slow mail server any more, as `close` comes soon. */
  windUp(): void;
  /** Waits for what is under way, closes the database and gives the folder back. */
  close(): Promise<void>;
}

/**
 * The mail function on one machine, which begins to open its database. Takes the data folder's lock at
 * once and throws a StartFault with one line when the folder cannot be had.
 */
export function createMailFunction(settings: ServerSettings, port = settings.port): MailFunction {
  const { databaseUrl, transport } = settings;
  const folder = openDataFolder(settings.dataFolder);
  const config = {
    ...settings.config,
    ...(settings.usesFolderSecret && { hashSecret: folder.hashSecret }),
    ...(settings.usesLocalOrigins && { siteOrigins: localOrigins(port) }),
  };
  const late = createLateStore();
  const mailer = limitMailer(createMailer(transport, folder.outbox));
  const log = (entry: object): void => console.log(JSON.stringify(entry));
  const stopping = new AbortController();
  const closing = new AbortController();
  const underWay = new Set<Promise<unknown>>();
  const ports = { config, store: late.store, mailer, log, stopping: stopping.signal, runOn };
  const answer = createHandler(ports);
  const opening = open().catch((error: unknown) => {
    // There is nothing to wait for any more.
    late.refuse();
    throw error;
  });

  function runOn(task: Promise<unknown>): void {
    underWay.add(task);
    void task.finally(() => underWay.delete(task));
  }

  async function open(): Promise<Opened> {
    await removeDrafts(folder.outbox);
    const database = await openDatabase(databaseUrl, folder.database, {
      log,
      onOutage: late.refuse,
      signal: closing.signal,
    });
    if (settings.releaseHeld) await database.exec(releaseHeld);
    const store = createRpcStore(createSqlRpc(database), config, mailer);
    if (settings.eraseEmail !== null) await eraseAddress(settings.eraseEmail, { store, log });
    late.open(databaseUrl === null ? createTidyStore(store, database) : store);
    return { database, sweeper: startSweeper(ports, settings.sweepSeconds) };
  }

  function windUp(): void {
    stopping.abort();
    late.refuse();
  }

  return {
    facts: {
      transport: transport.kind,
      outbox: folder.outbox,
      database: databaseUrl === null ? folder.database : 'PostgreSQL',
    },
    opened: opening.then(() => undefined),
    handle(request, address = 'local') {
      const forwarded = settings.trustProxy ? lastForwarded(request) : '';
      const answered = answer(request, forwarded || address);
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
      const opened = await opening.catch(() => null);
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

function createMailer(transport: MailTransport, outbox: string): Mailer {
  switch (transport.kind) {
    case 'outbox':
      return createOutboxMailer(outbox);
    case 'smtp':
      return createSmtpMailer(transport.url);
    case 'resend':
      return createHttpMailer(transport);
  }
}
