import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import * as v from 'valibot';
import type { Database } from './database.ts';
import source from './pglite-worker.js?raw';

/**
 * The embedded database in a thread of its own: opening it keeps a processor busy for seconds, and
 * pages must be answered meanwhile. Without a folder it lives in memory.
 */
export function startPgliteThread(folder: string | null): Database {
  const resolved = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  const workerData = { module: pathToFileURL(resolved).href, folder };
  const worker = new Worker(source, { eval: true, workerData });
  const waiting = new Map<number, Waiting>();
  let last = 0;
  let ended: Error | null = null;

  worker.on('message', (message) => {
    const answer = v.parse(answerSchema, message);
    const asked = waiting.get(answer.id);
    waiting.delete(answer.id);
    if ('error' in answer) asked?.reject(new DatabaseError(answer.error.text, answer.error.code));
    else asked?.resolve({ rows: answer.rows });
  });
  worker.on('error', (error) => end(error));
  worker.on('exit', () => end(new DatabaseError('The database has ended', 'DATABASE_ENDED')));

  function end(error: Error): void {
    ended ??= error;
    for (const asked of waiting.values()) asked.reject(ended);
    waiting.clear();
  }

  function ask(kind: 'query' | 'exec' | 'close', sql = '', values: string[] = []): Promise<Rows> {
    if (ended) return Promise.reject(ended);
    last += 1;
    const id = last;
    return new Promise((resolve, reject) => {
      waiting.set(id, { resolve, reject });
      worker.postMessage({ id, kind, sql, values });
    });
  }

  return {
    query: (sql, values) => ask('query', sql, values),
    exec: (sql) => ask('exec', sql),
    async close() {
      try {
        await ask('close');
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

class DatabaseError extends Error {
  readonly code: string;

  constructor(text: string, code: string) {
    super(text);
    this.name = 'DatabaseError';
    this.code = code;
  }
}
