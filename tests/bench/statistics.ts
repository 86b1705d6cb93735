export interface Interval {
  readonly low: number;
  readonly high: number;
}

export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

/** Linear between neighbours; NaN of nothing. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (sorted.length - 1) * share;
  const below = sorted[Math.floor(at)] ?? Number.NaN;
  const above = sorted[Math.ceil(at)] ?? Number.NaN;
  return below + (above - below) * (at - Math.floor(at));
}

const draws = 2_000;

/**
 * Where 95 of 100 repetitions would put a figure: runs are drawn again with replacement (bootstrap).
 * The draws are the same every time.
 */
export function interval(count: number, figure: (runs: readonly number[]) => number): Interval {
  const random = createRandom(1);
  const figures = Array.from({ length: draws }, () =>
    figure(Array.from({ length: count }, () => Math.floor(random() * count))),
  );
  return { low: quantile(figures, 0.025), high: quantile(figures, 0.975) };
}

/** Mulberry32: small, even enough, and the same on every machine. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
