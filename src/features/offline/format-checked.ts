const day = 86_400_000;
const days = new Intl.RelativeTimeFormat('en-GB', { numeric: 'auto' });
const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });

/** "today 09:12", by the visitor's own clock; both times in milliseconds since 1970. */
export function formatChecked(at: number, now: number): string {
  const passed = Math.round((startOfDay(at) - startOfDay(now)) / day);
  return `${days.format(passed, 'day')} ${clock.format(at)}`;
}

function startOfDay(at: number): number {
  return new Date(at).setHours(0, 0, 0, 0);
}
