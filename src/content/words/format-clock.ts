/** Formats a time as "09:12" in the local time zone; `at` is in milliseconds since 1970. */
export function formatClock(at: number): string {
  return new Date(at).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });
}
