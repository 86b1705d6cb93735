import type { TextPlace } from './apply-pronunciations.ts';

/** One sentence as it stands in the page. */
export interface PageSentence {
  readonly element: HTMLElement;
  /** What is seen of it: words for screen readers and open cards are no part of it. */
  text(): string;
  /** Of some of its words, or of all of them. */
  range(place?: TextPlace): Range;
}

/** The sentences of a story's text, first to last. */
export function pageSentences(column: HTMLElement): readonly PageSentence[] {
  return [...column.querySelectorAll<HTMLElement>('span[id^=s]')]
    .filter(({ id }) => /^s\d+$/.test(id))
    .map((element) => ({
      element,
      text: () =>
        seenTexts(element)
          .map(({ data }) => data)
          .join('')
          .trimEnd(),
      range: (place) => rangeOf(seenTexts(element), place),
    }));
}

function seenTexts(element: HTMLElement): readonly Text[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) {
    const { currentNode } = walker;
    if (currentNode instanceof Text && isSeen(currentNode.parentElement)) texts.push(currentNode);
  }
  return texts;
}

function isSeen(parent: HTMLElement | null): boolean {
  // Hidden from the eye is one pixel, or nothing.
  return parent !== null && parent.offsetWidth > 1 && !parent.closest('[popover],[role=dialog]');
}

function rangeOf(texts: readonly Text[], place?: TextPlace): Range {
  const range = document.createRange();
  const whole = texts.map(({ data }) => data).join('');
  const { from, to } = place ?? { from: 0, to: whole.trimEnd().length };
  let at = 0;
  for (const text of texts) {
    const end = at + text.length;
    if (from >= at && from < end) range.setStart(text, from - at);
    if (to > at && to <= end) range.setEnd(text, to - at);
    at = end;
  }
  return range;
}
