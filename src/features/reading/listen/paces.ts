export const paces = ['slow', 'steady', 'quick'] as const;

export type Pace = (typeof paces)[number];

/** Rates of the speech engine; 1 is the voice's normal speed. */
export const rates: Readonly<Record<Pace, number>> = { slow: 0.75, steady: 1, quick: 1.25 };

/** Milliseconds without an event after which the engine counts as stopped. */
export const silenceTimeoutMs = { start: 4_000, base: 5_000, letter: 120 } as const;

/** Parses a stored pace, which may no longer exist. */
export function paceOf(kept: string | undefined): Pace {
  return paces.find((pace) => pace === kept) ?? 'steady';
}
