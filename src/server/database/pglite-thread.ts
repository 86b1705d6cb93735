import { Worker } from 'node:worker_threads';
import * as v from 'valibot';
import { type Database, DatabaseError, databaseEnded } from './database.ts';
import { pgliteModule } from './database-template.ts';
import source from './pglite-worker.js?raw';

/** Making a database takes a busy machine most of a minute. */
const longestOpeningMs = 180_000;

/** By itself it would keep up to a thousand files open, which are then missing for connections. */
const mostFiles = 64;

/** A query takes milliseconds; the page waits ten seconds for an answer. */
const longestSilenceMs = 8_000;

/**
 * The embedded database in a thread of its own: opening it keeps a processor busy for seconds, and
 * pages must be answered meanwhile. Without a folder it lives in memory. A thread that falls silent,
 * which is how it takes a full disk, is ended.
 */
export function startPgliteThread(folder: string | null): Database {
  const workerData = { module: pgliteModule, folder, mostFiles };
  const worker = new Worker(source, { eval: true, workerData });
  const waiting = new Map<number, Waiting>();
  let last = 0;
  let ended: Error | null = null;
  let longest = longestOpeningMs;
  let silence: ReturnType<typeof setTimeout> | undefined;

  worker.on('message', (message) => {
    const answer = v.parse(answerSchema, message);
    const asked = waiting.get(answer.id);
    waiting.delete(answer.id);
    longest = longestSilenceMs;
    watch();
    if ('error' in answer) asked?.reject(new DatabaseError(answer.error.text, answer.error.code));
    else asked?.resolve({ rows: answer.rows });
  });
  worker.on('error', (error) => end(error.message));
  worker.on('exit', () => end('The database has ended'));

  function end(why: string): void {
    clearTimeout(silence);
    ended ??= new DatabaseError(why, databaseEnded);
    for (const asked of waiting.values()) asked.reject(ended);
    waiting.clear();
    void worker.terminate();
  }

  /** Counts from now, when something is waited for. */
  function watch(): void {
    clearTimeout(silence);
    if (waiting.size > 0) silence = setTimeout(() => end('The database is silent'), longest);
  }

  function ask(kind: 'query' | 'exec' | 'close', sql = '', values: string[] = []): Promise<Rows> {
    if (ended) return Promise.reject(ended);
    last += 1;
    const id = last;
    return new Promise((resolve, reject) => {
      waiting.set(id, { resolve, reject });
      if (waiting.size === 1) watch();
      worker.postMessage({ id, kind, sql, values });
    });
  }

  return {
    query: (sql, values) => ask('query', sql, values),
    exec: (sql) => ask('exec', sql),
    async tidy() {
      // One by one: a vacuum cannot run among other statements.
      for (const statement of ['vacuum', 'checkpoint']) await ask('exec', statement);
    },
    async close() {
      try {
        if (!ended) await ask('close');
      } finally {
        await worker.terminate();
      }
    },
  };
}

interface Rows {
  readonly rows: readonly unknown[];
}

interface Waiting {
  resolve(rows: Rows): void;
  reject(error: Error): void;
}

const answerSchema = v.union([
  v.object({ id: v.number(), rows: v.array(v.unknown()) }),
  v.object({ id: v.number(), error: v.object({ text: v.string(), code: v.string() }) }),
]);
