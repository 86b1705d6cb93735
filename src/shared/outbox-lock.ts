export type LockOutcome<T> =
  { readonly status: 'done'; readonly value: T } | { readonly status: 'busy' };

/** Runs the work alone among all tabs and the worker; without `wait` it may find another at work. */
export type OutboxLock = <T>(wait: boolean, work: () => Promise<T>) => Promise<LockOutcome<T>>;

export function createWebLock(locks: LockManager, name: string): OutboxLock {
  return (wait, work) =>
    locks.request(name, { ifAvailable: !wait }, async (lock) =>
      lock ? { status: 'done', value: await work() } : { status: 'busy' },
    );
}
