/** "09:12", by the visitor's own clock; `at` in milliseconds since 1970. */
export function formatClock(at: number): string {
  return new Date(at).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });
}
