import nodemailer from 'nodemailer';
import { createHttpMailer } from '#function/delivery/http-mailer.ts';
import { type Mailer, MailError } from '#function/delivery/mailer.ts';
import { eraseAddress } from '#function/delivery/maintenance.ts';
import { createHandler, type Handle } from '#function/request/create-handler.ts';
import { createRpcStore } from '#function/store/store.ts';
import { within } from '#shared/within.ts';
import { callRpc, type Database } from '../database/database.ts';
import { openDatabase } from '../database/open-database.ts';
import type { DataFolder } from '../folder/data-folder.ts';
import { removeTemporaryFiles, writeOnce } from '../folder/durable-file.ts';
import { localOrigins, type MailTransport, type ServerSettings } from '../server-settings.ts';
import { limitMailer } from './limit-mailer.ts';
import { createSmtpMailer } from './smtp-mailer.ts';
import { startSweeper, type Sweeper } from './sweeper.ts';
import { composeMail } from './compose-mail.ts';

export interface MailFunction {
  /** Resolves when the database is open and the sweeper runs; rejects when it cannot be opened. */
  readonly opened: Promise<void>;
  /** Answers a request. `address` is the socket's; an early request waits a little. */
  handle(request: Request, address?: string): Promise<Response>;
  /** Cuts short what is slow, waits for the rest, closes the database and releases the folder. */
  close(): Promise<void>;
}

/**
 * An early request waits this long for the database. A page gives up after ten seconds and tries
 * again later, but if it is closed by then, its sign-up is still stored.
 */
const earlyRequestMs = 20_000;

/** Opens the database of the mail function on one machine and answers requests from then on. */
export function startMailFunction(
  settings: ServerSettings,
  folder: DataFolder,
  port = settings.port,
): MailFunction {
  const config = {
    ...settings.config,
    hashSecret: settings.hashSecret ?? folder.hashSecret,
    siteOrigins: settings.siteOrigins ?? localOrigins(port),
  };
  const shutdown = new AbortController();
  const tasks = new Set<Promise<unknown>>();
  const opening = open();
  const outage = new AbortController();
  const unavailable = new Promise<never>((_resolve, reject) => {
    const { signal } = outage;
    signal.addEventListener('abort', () => reject(signal.reason));
  });
  // A rejection that nobody awaits is not an error here.
  for (const promise of [opening, unavailable]) promise.catch(() => undefined);

  function waitUntil(task: Promise<unknown>): void {
    tasks.add(task);
    void task.finally(() => tasks.delete(task));
  }

  async function open(): Promise<Opened> {
    await removeTemporaryFiles(folder.outbox);
    const mailer = limitMailer(createMailer(settings.transport, folder.outbox));
    const log = (entry: object): void => console.log(JSON.stringify(entry));
    const { signal } = shutdown;
    const database = await openDatabase(settings.databaseUrl, folder.database, {
      log,
      signal,
      onOutage: () => outage.abort(),
    });
    try {
      if (settings.releaseHeld) await database.exec(releaseHeld);
      const store = createRpcStore(callRpc(database), config, mailer);
      if (settings.eraseEmail !== null) await eraseAddress(settings.eraseEmail, { store, log });
      const unmarked = new Map<string, string>();
      const ports = { config, store, mailer, log, unmarked, shutdown: signal, waitUntil };
      const sweeper = startSweeper(ports, settings.sweepSeconds, () => database.tidy());
      return { database, sweeper, answer: createHandler(ports) };
    } catch (error) {
      // `close` would release the folder's lock while the database is open.
      await database.close().catch(() => undefined);
      throw error;
    }
  }

  async function answer(request: Request, address: string): Promise<Response> {
    const opened = await within(earlyRequestMs, Promise.race([opening, unavailable])).catch(
      () => null,
    );
    return opened ? opened.answer(request, address) : unavailableResponse();
  }

  return {
    opened: opening.then(() => undefined),
    handle(request, address = 'local') {
      // A connection that was open before the stop may still bring a request.
      if (shutdown.signal.aborted) return Promise.resolve(unavailableResponse());
      const forwarded = settings.trustProxy ? lastForwarded(request) : '';
      const answered = answer(request, forwarded || address);
      waitUntil(answered);
      return answered;
    },
    async close() {
      shutdown.abort();
      outage.abort();
      // An answered request can leave an attempt to send behind.
      while (tasks.size > 0) await Promise.allSettled(tasks);
      // An opening that failed or was aborted has closed what it opened.
      const opened = await opening.catch(() => null);
      await opened?.sweeper.stop();
      await opened?.database.close();
      folder.release();
    },
  };
}

interface Opened {
  readonly database: Database;
  readonly sweeper: Sweeper;
  readonly answer: Handle;
}

function unavailableResponse(): Response {
  return Response.json(
    { error: 'The server is starting or stopping' },
    { status: 503, headers: { 'retry-after': '2', 'cache-control': 'no-store' } },
  );
}

/** Returns what our own proxy appended; the caller may have made up everything before it. */
function lastForwarded(request: Request): string {
  return (request.headers.get('x-forwarded-for') ?? '').split(',').at(-1)?.trim() ?? '';
}

/** Marks every unsent submission as one that was never tried. */
const releaseHeld = `update mail.submissions
  set unsure_since = null, sending_since = null, lease_until = now() where status <> 'sent'`;

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

/** Writes each mail as `<key>.eml` into a folder. A repeat finds the name taken and writes nothing. */
export function createOutboxMailer(folder: string): Mailer {
  const composer = nodemailer.createTransport({
    streamTransport: true,
    buffer: true,
    newline: 'windows',
  });
  return {
    remembersSeconds: null,
    async send(mail) {
      const { message } = await composer.sendMail(composeMail(mail));
      if (!Buffer.isBuffer(message)) throw new MailError('NOT_COMPOSED');
      const name = `${mail.key}.eml`;
      await writeOnce(folder, name, message);
      return { ref: name };
    },
  };
}
