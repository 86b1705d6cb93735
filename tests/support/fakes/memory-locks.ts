import { createDeferred } from './deferred.ts';

/** Creates Web Locks as far as the site uses them: one name, exclusive, with `ifAvailable` or a `signal`. */
export function createMemoryLocks(): LockManager {
  let last: Promise<unknown> = Promise.resolve();
  let held = 0;
  const waiting: string[] = [];

  async function hold<T>(
    name: string,
    signal: AbortSignal | undefined,
    work: LockGrantedCallback<T>,
  ): Promise<Awaited<T>> {
    held += 1;
    waiting.push(name);
    const before = last;
    const ended = createDeferred();
    last = before.then(() => ended.promise);
    try {
      await Promise.race([before, rejectionOf(signal)]).finally(() => waiting.shift());
      return await work({ name, mode: 'exclusive' });
    } finally {
      held -= 1;
      ended.resolve();
    }
  }

  return {
    request: async <T>(name: string, options: LockOptions, work?: LockGrantedCallback<T>) => {
      if (!work) throw new TypeError('Only the form with options is used');
      const isTaken = options.ifAvailable === true && held > 0;
      return isTaken ? work(null) : hold(name, options.signal, work);
    },
    query: async () => ({ held: [], pending: waiting.map((name) => ({ name })) }),
  } as LockManager;
}

/** Rejects when the signal is aborted. */
function rejectionOf(signal: AbortSignal | undefined): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason));
  });
}
