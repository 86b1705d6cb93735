import { Worker } from 'node:worker_threads';
import * as v from 'valibot';
import { type Database, DatabaseError, databaseEnded } from './database.ts';
import { pgliteModule } from './database-template.ts';
import source from './pglite-worker.js?raw';

/** Creating a database takes a busy machine most of a minute. */
const openTimeoutMs = 180_000;

/** Limit of open files: PGlite would open up to a thousand and leave too few for connections. */
const maxFiles = 64;

/** A query takes milliseconds, and the page waits ten seconds for an answer. */
const queryTimeoutMs = 8_000;

/**
 * Runs the embedded database in a thread of its own, because opening it keeps a processor busy for
 * seconds and pages must be answered meanwhile. Without a folder the database lives in memory. A thread
 * that stops answering, as it does when the disk is full, is terminated.
 */
export function startPgliteThread(folder: string | null): Database {
  const workerData = { module: pgliteModule, folder, maxFiles };
  const worker = new Worker(source, { eval: true, workerData });
  const pending = new Map<number, Pending>();
  let lastId = 0;
  let endedBy: Error | null = null;
  let timeoutMs = openTimeoutMs;
  let timer: ReturnType<typeof setTimeout> | undefined;

  worker.on('message', (message) => {
    const answer = v.parse(answerSchema, message);
    const request = pending.get(answer.id);
    pending.delete(answer.id);
    timeoutMs = queryTimeoutMs;
    restartTimer();
    if ('error' in answer) request?.reject(new DatabaseError(answer.error.text, answer.error.code));
    else request?.resolve({ rows: answer.rows });
  });
  worker.on('error', (error) => end(error.message));
  worker.on('exit', () => end('The database has ended'));

  function end(why: string): void {
    clearTimeout(timer);
    endedBy ??= new DatabaseError(why, databaseEnded);
    for (const request of pending.values()) request.reject(endedBy);
    pending.clear();
    void worker.terminate();
  }

  /** Gives the thread its whole time again if it still has work to do. */
  function restartTimer(): void {
    clearTimeout(timer);
    if (pending.size > 0)
      timer = setTimeout(() => end('The database stopped responding'), timeoutMs);
  }

  function send(kind: 'query' | 'exec' | 'close', sql = '', values: string[] = []): Promise<Rows> {
    if (endedBy) return Promise.reject(endedBy);
    lastId += 1;
    const id = lastId;
    return new Promise((resolve, reject) => {
      pending.set(id, { resolve, reject });
      if (pending.size === 1) restartTimer();
      worker.postMessage({ id, kind, sql, values });
    });
  }

  return {
    query: (sql, values) => send('query', sql, values),
    exec: (sql) => send('exec', sql),
    async tidy() {
      // One by one: a vacuum cannot run among other statements.
      for (const statement of ['vacuum', 'checkpoint']) await send('exec', statement);
    },
    async close() {
      try {
        if (!endedBy) await send('close');
      } finally {
        await worker.terminate();
      }
    },
  };
}

interface Rows {
  readonly rows: readonly unknown[];
}

interface Pending {
  resolve(rows: Rows): void;
  reject(error: Error): void;
}

const answerSchema = v.union([
  v.object({ id: v.number(), rows: v.array(v.unknown()) }),
  v.object({ id: v.number(), error: v.object({ text: v.string(), code: v.string() }) }),
]);
