import { londonTime } from './stated-times.ts';

/**
 * Returns the last London day on which a draw is open, as YYYY-MM-DD: for midnight, the day that ends
 * then.
 */
export function closingDay(deadline: string): string {
  const { year, month, day } = londonTime(new Date(Date.parse(deadline) - 1));
  return [year, month, day].map((number) => String(number).padStart(2, '0')).join('-');
}
