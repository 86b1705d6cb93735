export const months: readonly string[] = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/**
 * Formats 'YYYY-MM-DD' as 'March 12, 2025', independent of the time zone. It does not use `Intl`,
 * whose first call takes 20 ms.
 */
export function formatDate(date: string): string {
  const [year, month, day] = date.split('-').map(Number);
  return `${months[Number(month) - 1]} ${day}, ${year}`;
}

/** Returns true if the text is YYYY-MM-DD and the day exists. */
export function isCalendarDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}
