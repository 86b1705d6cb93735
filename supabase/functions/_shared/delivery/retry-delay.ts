const firstDelay = 30;
const longestDelay = 3600;

/** Seconds to wait after the given number of failed attempts: doubling, at most an hour. */
export function retryDelay(attempts: number): number {
  return Math.min(longestDelay, firstDelay * 2 ** (attempts - 1));
}
