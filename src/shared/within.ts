/** Settles as the promise does, or rejects after the time. The work itself is not cancelled. */
export function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('Timed out')), milliseconds);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
