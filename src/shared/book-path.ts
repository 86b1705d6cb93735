/** The newest stories as one book for e-readers. */
export const booksPath = '/epub/stories.epub';

export function storyBookPath(id: number): string {
  return `/epub/story-${id}.epub`;
}

/** All stories of a year. */
export function yearBookPath(year: string): string {
  return `/epub/stories-${year}.epub`;
}
