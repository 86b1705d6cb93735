import type { YearFile } from './take-paths.ts';

/** Path of the book with the newest stories, for e-readers. */
export const booksPath = '/epub/stories.epub';

export function storyBookPath(id: number): string {
  return `/epub/story-${id}.epub`;
}

/** Returns the path of the book with all stories of a year. */
export function yearBookPath(year: string): string {
  return `/epub/stories-${year}.epub`;
}

/** The books of several stories; sizes are in bytes. */
export interface BooksOffer {
  /** Number of stories in the book of the newest; undefined if it has all. */
  readonly newest?: number;
  /** Size of the book with the newest stories. */
  readonly bytes: number;
  /** Books of the years; empty if one book has all stories. */
  readonly years: readonly YearFile[];
}
