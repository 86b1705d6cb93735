/** One hour: an answer may not silence a submission for longer. */
const longestWait = 3_600_000;

/** Milliseconds asked for by a Retry-After header, given in seconds or as a date; 0 when there is none. */
export function parseRetryAfter(header: string | null, now: number): number {
  const text = header?.trim() ?? '';
  if (text === '') return 0;
  const wait = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - now;
  return Number.isFinite(wait) ? Math.min(Math.max(wait, 0), longestWait) : 0;
}
