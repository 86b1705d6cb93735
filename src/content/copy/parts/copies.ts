/** '3 titles, 61 copies'. */
export function orderCount(titles: number, copies: number): string {
  return `${titles} ${titles === 1 ? 'title' : 'titles'}, ${copyCount(copies)}`;
}

export function copyCount(copies: number): string {
  return `${copies} ${copies === 1 ? 'copy' : 'copies'}`;
}

export const copiesRange = 'A whole number from 1 to 999';
