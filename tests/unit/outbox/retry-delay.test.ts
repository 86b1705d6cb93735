import { expect, it } from 'vitest';
import { retryDelay } from '#outbox/retry-delay.ts';

it('grows from five seconds to a quarter of an hour', () => {
  const delays = [1, 2, 3, 4, 5, 6, 7, 50].map((attempts) => retryDelay(attempts, () => 0.5));
  expect(delays).toEqual([5_000, 15_000, 45_000, 135_000, 405_000, 900_000, 900_000, 900_000]);
});

it('spreads by a fifth to either side', () => {
  expect(retryDelay(1, () => 0)).toBe(4_000);
  expect(retryDelay(1, () => 1)).toBe(6_000);
});
