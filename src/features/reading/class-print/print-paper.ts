import { countWords } from '#content/story-text/count-words.ts';

export type Paper = 'sheet' | 'large' | 'teacher';

/**
 * Opens the print dialog from the press itself; browsers refuse it later. Afterwards the browser's own
 * command gives the class sheet again.
 */
export function printPaper(paper: Paper, text: HTMLElement): void {
  const { dataset } = document.documentElement;
  dataset.sheet = paper;
  if (paper === 'teacher') countLines(text);
  addEventListener('afterprint', () => delete dataset.sheet, { once: true });
  print();
}

/** Notes at each paragraph how many words have been read at its end; links are no words of a story. */
function countLines(text: HTMLElement): void {
  let read = 0;
  for (const line of text.querySelectorAll<HTMLElement>('p:not([role] p), li, h2')) {
    const bare = line.cloneNode(true);
    if (line.matches('[aria-hidden]') || !(bare instanceof Element)) continue;
    for (const link of bare.querySelectorAll('a')) link.remove();
    read += countWords(bare.textContent);
    line.dataset.words = String(read);
  }
}
