import { isDrawClosed } from '#content/story/draw-deadline.ts';
import type { StorySummary } from '#content/story/story.ts';
import { useNow } from '#platform/hooks/use-browser-value.ts';

/** Whether the story is a prize draw whose deadline has passed, by the visitor's clock (decision 20). */
export function useDrawClosed({ deadline }: Pick<StorySummary, 'deadline'>): boolean {
  return isDrawClosed(deadline, useNow());
}
