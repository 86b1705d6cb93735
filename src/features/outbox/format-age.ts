const minute = 60_000;
const steps = [
  ['day', 24 * 60 * minute],
  ['hour', 60 * minute],
  ['minute', minute],
] as const;

const format = new Intl.RelativeTimeFormat('en-GB');

/** "12 minutes ago"; null below a minute, and while the clock says that it is yet to come. */
export function formatAge(since: number, now: number): string | null {
  const age = now - since;
  const step = steps.find(([, length]) => age >= length);
  return step ? format.format(-Math.floor(age / step[1]), step[0]) : null;
}
