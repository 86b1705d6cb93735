export type LockOutcome<T> =
  { readonly status: 'done'; readonly value: T } | { readonly status: 'busy' };

/** Whether somebody waits for the lock; a holder with much to do lets them in between. */
export type IsWanted = () => Promise<boolean>;

/** Runs the work alone among all tabs and the worker; without `wait` it may find another at work. */
export type OutboxLock = <T>(
  wait: boolean,
  work: (isWanted: IsWanted) => Promise<T>,
) => Promise<LockOutcome<T>>;

export function createWebLock(locks: LockManager, name: string): OutboxLock {
  const isWanted = async () => {
    const { pending = [] } = await locks.query();
    return pending.some((request) => request.name === name);
  };
  return (wait, work) =>
    locks.request(name, { ifAvailable: !wait }, async (lock) =>
      lock ? { status: 'done', value: await work(isWanted) } : { status: 'busy' },
    );
}
