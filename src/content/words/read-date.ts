import { isCalendarDate, months } from './format-date.ts';

/**
 * Parses a date in a common format: "2025-06-10" with or without a time, "10 June 2025", "June 10,
 * 2025", "10.06.2025". Returns undefined for anything else, also for the ambiguous "10/06/2025".
 */
export function readDate(text: string): string | undefined {
  const plain = text
    .replace(/(\d)(?:st|nd|rd|th)\b/i, '$1')
    .replace(/^(?:sun|mon|tue|wed|thu|fri|sat)\p{L}*\.?,?\s+/iu, '');
  const [, isoYear, isoMonth, isoDay] =
    /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ].*)?$/.exec(plain) ?? [];
  if (isoYear !== undefined) return dateOf(isoYear, isoMonth, isoDay);
  const [, day, month = '', year] =
    /^(\d{1,2})[ .-]+(?:of )?(\p{L}+)\.?,?[ -]+(\d{4})$/u.exec(plain) ?? [];
  if (day !== undefined) return dateOf(year, monthOf(month), day);
  const [, name = '', nameDay, nameYear] = /^(\p{L}+)\.? (\d{1,2}),? (\d{4})$/u.exec(plain) ?? [];
  if (nameDay !== undefined) return dateOf(nameYear, monthOf(name), nameDay);
  const [, first = '', mark, second = '', last] =
    /^(\d{1,2})([./-])(\d{1,2})\2(\d{4})$/.exec(plain) ?? [];
  if (mark === '.' || Number(first) > 12) return dateOf(last, second, first);
  return Number(second) > 12 ? dateOf(last, first, second) : undefined;
}

function monthOf(name: string): string | undefined {
  const at = months.findIndex(
    (month) =>
      name.length > 2 &&
      month.toLowerCase().startsWith(name.toLowerCase().replace(/^sept$/, 'sep')),
  );
  return at === -1 ? undefined : String(at + 1);
}

function dateOf(year = '', month = '', day = ''): string | undefined {
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isCalendarDate(date) ? date : undefined;
}
