type LockOutcome<T> = { readonly status: 'done'; readonly value: T } | { readonly status: 'busy' };

/** Asks whether another context waits for the lock; a holder with much to do lets it in between. */
export type HasWaiters = () => Promise<boolean>;

/** Runs the work alone among all tabs and the worker. Without `wait` it may find the lock taken. */
export type OutboxLock = <T>(
  wait: boolean,
  work: (hasWaiters: HasWaiters) => Promise<T>,
) => Promise<LockOutcome<T>>;

const name = 'outbox';

/**
 * Creates the lock from the browser's Web Locks. A browser without them (Safari before 15.4, plain http)
 * works without a lock, and the function removes the duplicates.
 */
export function createOutboxLock(locks: LockManager | undefined): OutboxLock {
  if (!locks)
    return async (_wait, work) => ({ status: 'done', value: await work(async () => false) });
  const hasWaiters = async () => {
    const { pending = [] } = await locks.query();
    return pending.some((request) => request.name === name);
  };
  return (wait, work) =>
    locks.request(name, { ifAvailable: !wait }, async (lock) =>
      lock ? { status: 'done', value: await work(hasWaiters) } : { status: 'busy' },
    );
}
