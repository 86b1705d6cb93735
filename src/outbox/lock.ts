type LockOutcome<T> = { readonly status: 'done'; readonly value: T } | { readonly status: 'busy' };

/** Whether somebody waits for the lock; a holder with much to do lets them in between. */
export type IsWanted = () => Promise<boolean>;

/** Runs the work alone among all tabs and the worker; without `wait` it may find another at work. */
export type OutboxLock = <T>(
  wait: boolean,
  work: (isWanted: IsWanted) => Promise<T>,
) => Promise<LockOutcome<T>>;

const name = 'outbox';

/**
 * The browser's own locks. Where it has none (Safari before 15.4, plain http) everybody works at once,
 * and the function removes the duplicates.
 */
export function createOutboxLock(locks: LockManager | undefined): OutboxLock {
  if (!locks)
    return async (_wait, work) => ({ status: 'done', value: await work(async () => false) });
  const isWanted = async () => {
    const { pending = [] } = await locks.query();
    return pending.some((request) => request.name === name);
  };
  return (wait, work) =>
    locks.request(name, { ifAvailable: !wait }, async (lock) =>
      lock ? { status: 'done', value: await work(isWanted) } : { status: 'busy' },
    );
}
