import { createRandom } from '../soak/create-random.ts';

export interface Interval {
  readonly low: number;
  readonly high: number;
}

export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

/** Interpolates linearly between neighbouring values; returns NaN for an empty list. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (sorted.length - 1) * share;
  const below = sorted[Math.floor(at)] ?? Number.NaN;
  const above = sorted[Math.ceil(at)] ?? Number.NaN;
  return below + (above - below) * (at - Math.floor(at));
}

const draws = 2_000;

/**
 * Returns the 95 % bootstrap interval of a figure: runs are drawn with replacement. The draws are
 * the same every time.
 */
export function interval(count: number, figure: (runs: readonly number[]) => number): Interval {
  const random = createRandom(1);
  const figures = Array.from({ length: draws }, () =>
    figure(Array.from({ length: count }, () => random.whole(0, count - 1))),
  );
  return { low: quantile(figures, 0.025), high: quantile(figures, 0.975) };
}
