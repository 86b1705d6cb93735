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
 * 'YYYY-MM-DD' as 'March 12, 2025', the same in every time zone. A browser's own first format takes
 * 20 ms.
 */
export function formatDate(date: string): string {
  const [year, month, day] = date.split('-').map(Number);
  return `${months[Number(month) - 1]} ${day}, ${year}`;
}

/** Whether the text is YYYY-MM-DD and such a day exists. */
export function isCalendarDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}
