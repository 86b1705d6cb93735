/** All stories as one book for e-readers. */
export const booksPath = '/epub/stories.epub';

export function storyBookPath(id: number): string {
  return `/epub/story-${id}.epub`;
}
