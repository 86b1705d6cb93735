export type Random = ReturnType<typeof createRandom>;

/** Creates functions that return the same numbers for the same seed on every machine (mulberry32). */
export function createRandom(seed: number) {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    /** Returns a number of at least 0 and less than 1. */
    next,
    /** Returns a whole number, both ends included. */
    whole: (lowest: number, highest: number) =>
      lowest + Math.floor(next() * (highest - lowest + 1)),
    pick: <Choice>(choices: readonly [Choice, ...Choice[]]): Choice =>
      choices[Math.floor(next() * choices.length)] ?? choices[0],
  };
}
