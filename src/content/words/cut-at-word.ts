/**
 * Returns the beginning of a text with an ellipsis, cut between words.
 *
 * @param end maximum number of characters before the ellipsis
 * @param shortest a cut that leaves fewer characters is made within a word instead
 */
export function cutAtWord(text: string, end: number, shortest: number): string {
  const start = text.slice(0, end);
  const space = start.lastIndexOf(' ');
  // Without a space to cut at, never split a surrogate pair.
  const cut = space >= shortest ? start.slice(0, space) : start.replace(/\p{Cs}$/u, '');
  return `${cut.replace(/[\s,;:–—-]+$/, '')}…`;
}
