import * as v from 'valibot';

const listSchema = v.array(
  v.object({
    url: v.pipe(v.string(), v.startsWith('/')),
    integrity: v.pipe(v.string(), v.startsWith('sha256-')),
  }),
);

export type WorkerList = v.InferOutput<typeof listSchema>;

/** The list of files, with their hashes, that the build put into the worker. Null: there is none. */
export function workerList(worker: string): WorkerList | null {
  const text = /\[\{[^[\]]*"integrity"[^[\]]*\]/.exec(worker)?.[0];
  try {
    const parsed = v.safeParse(listSchema, JSON.parse(text ?? ''));
    return parsed.success ? parsed.output : null;
  } catch {
    // Not a worker of ours: the caller says so.
    return null;
  }
}
