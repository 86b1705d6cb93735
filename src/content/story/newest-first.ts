import type { StorySummary } from './story.ts';

/** Compares two stories for a list with the newest first; of one day, the higher number is newer. */
export function newestFirst(
  one: Pick<StorySummary, 'id' | 'date'>,
  other: Pick<StorySummary, 'id' | 'date'>,
): number {
  return one.date === other.date ? other.id - one.id : one.date < other.date ? 1 : -1;
}
