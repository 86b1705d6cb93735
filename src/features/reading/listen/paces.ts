export const paces = ['slow', 'steady', 'quick'] as const;

export type Pace = (typeof paces)[number];

/** 1 is as the voice speaks by itself. */
export const rates: Readonly<Record<Pace, number>> = { slow: 0.75, steady: 1, quick: 1.25 };

/** In milliseconds: how long an engine may tell nothing before it is taken for silent. */
export const silenceTimeoutMs = { start: 4_000, base: 5_000, letter: 120 } as const;

/** A choice that is kept may be none any more. */
export function paceOf(kept: string | undefined): Pace {
  return paces.find((pace) => pace === kept) ?? 'steady';
}
