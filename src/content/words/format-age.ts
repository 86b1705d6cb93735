const minute = 60_000;
const steps = [
  ['day', 24 * 60 * minute],
  ['hour', 60 * minute],
  ['minute', minute],
] as const;

/** Formats "12 minutes ago"; null below a minute, and for a time in the future. */
export function formatAge(since: number, now: number): string | null {
  const age = now - since;
  const step = steps.find(([, length]) => age >= length);
  if (!step) return null;
  const [unit, length] = step;
  return new Intl.RelativeTimeFormat('en-GB').format(-Math.floor(age / length), unit);
}
