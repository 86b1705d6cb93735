import type { YearFile } from './take-paths.ts';

/** Path of the book with all stories, or with those of the newest year, for e-readers. */
export const booksPath = '/epub/stories.epub';

export function storyBookPath(id: number): string {
  return `/epub/story-${id}.epub`;
}

/** Returns the path of the book with the stories of an earlier year. */
export function yearBookPath(year: string): string {
  return `/epub/stories-${year}.epub`;
}

/** The books of several stories; sizes are in bytes. */
export interface BooksOffer {
  /** Year of the stories in the newest book; undefined if it has all stories. */
  readonly year: string | undefined;
  /** Size of the newest book. */
  readonly bytes: number;
  /** Books of the earlier years. */
  readonly years: readonly YearFile[];
}
