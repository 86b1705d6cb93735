/** Formats '3 titles, 61 copies'. */
export function orderCount(titles: number, copies: number): string {
  return `${titles} ${titles === 1 ? 'title' : 'titles'}, ${copyCount(copies)}`;
}

export function copyCount(copies: number): string {
  return `${copies} ${copies === 1 ? 'copy' : 'copies'}`;
}

export const copiesRange = 'A whole number from 1 to 999';

/** Labels of a book's number field and its buttons. */
export const copiesCopy = {
  copiesOf: (title: string) => `Copies of ${title}`,
  fewer: (title: string) => `One copy fewer: ${title}`,
  more: (title: string) => `One copy more: ${title}`,
} as const;
