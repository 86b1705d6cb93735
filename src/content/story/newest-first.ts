import type { StorySummary } from './story.ts';

/** Compares two stories for sorting: newest first, and by descending id within a day. */
export function newestFirst(
  one: Pick<StorySummary, 'id' | 'date'>,
  other: Pick<StorySummary, 'id' | 'date'>,
): number {
  return one.date === other.date ? other.id - one.id : one.date < other.date ? 1 : -1;
}
