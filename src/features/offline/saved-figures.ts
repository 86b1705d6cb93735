import { formatClock } from '#content/words/format-clock.ts';

const day = 86_400_000;

/** "1.9 MB"; a megabyte is a million bytes, as devices count. */
export function formatBytes(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}

/** "today 09:12", by the visitor's own clock; both times in milliseconds since 1970. */
export function formatChecked(at: number, now: number): string {
  const passed = Math.round((startOfDay(at) - startOfDay(now)) / day);
  const days = new Intl.RelativeTimeFormat('en-GB', { numeric: 'auto' });
  return `${days.format(passed, 'day')} ${formatClock(at)}`;
}

function startOfDay(at: number): number {
  return new Date(at).setHours(0, 0, 0, 0);
}
