const firstDelay = 5_000;
const growth = 3;
const longestDelay = 900_000;

/**
 * How long to wait after this many attempts: 5 s, 15 s, 45 s … 15 min, each up to a fifth more or
 * less, so that a class coming back online does not arrive in one instant.
 */
export function retryDelay(attempts: number, random: () => number): number {
  const delay = Math.min(firstDelay * growth ** Math.max(attempts - 1, 0), longestDelay);
  return Math.round(delay * (0.8 + 0.4 * random()));
}
