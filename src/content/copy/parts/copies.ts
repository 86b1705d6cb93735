/** How much is on a list. */
export function orderCount(titles: number, copies: number): string {
  return `${titles} ${titles === 1 ? 'title' : 'titles'}, ${copies} ${copies === 1 ? 'copy' : 'copies'}`;
}

export const copiesRange = 'A whole number from 1 to 999';
