/** Number of stories in the list before Load More, and on each page of the archive. */
export const storiesPerPage = 24;

export interface ArchivePage<Story> {
  readonly number: number;
  /** Newest first. */
  readonly stories: readonly Story[];
}

/**
 * Splits the stories that the list does not show into pages. Pages are counted from the oldest
 * stories and always full, so that a new story changes none; the latest may repeat the end of the
 * list.
 *
 * @param stories newest first
 */
export function archivePages<Story>(stories: readonly Story[]): readonly ArchivePage<Story>[] {
  const oldestFirst = stories.toReversed();
  return Array.from({ length: archiveLength(stories.length) }, (_, index) => ({
    number: index + 1,
    stories: oldestFirst.slice(index * storiesPerPage, (index + 1) * storiesPerPage).toReversed(),
  }));
}

/** Returns the number of pages in the archive for a number of stories. */
export function archiveLength(stories: number): number {
  return Math.max(0, Math.ceil(stories / storiesPerPage) - 1);
}

export function archivePath(number: number): `/stories/page/${number}` {
  return `/stories/page/${number}`;
}
