/** Creates Web Locks as far as the site uses them: one name, exclusive, optionally `ifAvailable`. */
export function createMemoryLocks(): LockManager {
  let last: Promise<unknown> = Promise.resolve();
  let held = 0;
  const waiting: string[] = [];

  async function hold<T>(work: () => T): Promise<Awaited<T>> {
    held += 1;
    const before = last;
    let release = () => {};
    last = new Promise<void>((resolve) => (release = resolve));
    await before;
    try {
      return await work();
    } finally {
      held -= 1;
      release();
    }
  }

  return {
    request: async <T>(name: string, options: unknown, work?: LockGrantedCallback<T>) => {
      if (!work) throw new TypeError('Only the form with options is used');
      const ifAvailable = (options as LockOptions).ifAvailable === true;
      if (ifAvailable && held > 0) return work(null);
      waiting.push(name);
      return hold(() => {
        waiting.shift();
        return work({ name, mode: 'exclusive' });
      });
    },
    query: async () => ({ held: [], pending: waiting.map((name) => ({ name })) }),
  } as LockManager;
}
