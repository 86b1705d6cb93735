/** Runs jobs one after the other, so that two pages do not make the worker fetch everything twice. */
export function createTurns(): <T>(job: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (job) => {
    const result = last.then(job);
    // A failed job reports to its own caller; the next one starts all the same.
    last = result.catch(() => undefined);
    return result;
  };
}
