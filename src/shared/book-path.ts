/** Path of the e-book that holds all stories. */
export const booksPath = '/epub/stories.epub';

export function storyBookPath(id: number): string {
  return `/epub/story-${id}.epub`;
}
