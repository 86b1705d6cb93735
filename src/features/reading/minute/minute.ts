/** Indexes of the tapped words: the last one that was read, and those that were wrong. */
export interface Marks {
  readonly last: number | undefined;
  readonly wrong: readonly number[];
}

export interface MinuteResult {
  readonly read: number;
  readonly wrong: number;
  readonly seconds: number;
}

/** Two clocks in milliseconds: `steady` never jumps, but may stand still while the device sleeps. */
export interface Clocks {
  readonly steady: number;
  readonly wall: number;
}

export const minuteMs = 60_000;
/** A minute counts if the timer was no later than this, and the clocks differ by no more. */
const toleranceMs = 2_000;

/** Sets the last word with the first tap or a tap beyond it; other taps toggle wrong words. */
export function tapWord({ last, wrong }: Marks, at: number): Marks {
  if (last === undefined || at > last) return { last: at, wrong };
  return {
    last,
    wrong: wrong.includes(at) ? wrong.filter((one) => one !== at) : [...wrong, at],
  };
}

export function wordsInMinute({ read, wrong, seconds }: MinuteResult): number {
  return Math.round(((read - wrong) * 60) / seconds);
}

export function readClocks(): Clocks {
  return { steady: performance.now(), wall: Date.now() };
}

/** Compares two readings of the clocks; `jumped` means that the reading time is unknown. */
export function checkMinute(start: Clocks, now: Clocks): 'running' | 'over' | 'jumped' {
  const steady = now.steady - start.steady;
  const wall = now.wall - start.wall;
  if (steady < 0 || steady > minuteMs + toleranceMs) return 'jumped';
  if (Math.abs(wall - steady) > toleranceMs) return 'jumped';
  return steady < minuteMs ? 'running' : 'over';
}
