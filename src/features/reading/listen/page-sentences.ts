import { textNodes } from '#platform/page/text-nodes.ts';
import { isOpen } from '../shown-text.ts';
import type { TextPlace } from './apply-pronunciations.ts';

export interface PageSentence {
  readonly element: HTMLElement;
  /** True for Spanish beside a text in another language. */
  readonly isTranslation: boolean;
  /** Returns the visible text, without text for screen readers and open vocabulary cards. */
  text(): string;
  /** Returns the range of a part of the text, or of all of it. */
  range(place?: TextPlace): Range;
}

/** Matches text that a voice can say. A voice may never report the end of punctuation alone. */
const speakable = /[\p{L}\p{N}\p{Extended_Pictographic}]/u;

/** Returns the sentences of a column that are shown and can be read aloud, in order. */
export function pageSentences(column: HTMLElement): readonly PageSentence[] {
  return [...column.querySelectorAll<HTMLElement>('span[id]')]
    .filter((element) => /^e?[sf]\d+$/.test(element.id) && isOpen(element))
    .filter((element) => speakable.test(element.textContent))
    .map((element) => ({
      element,
      isTranslation: element.closest('[data-translates]') !== null,
      text: () =>
        seenTexts(element)
          .map(({ data }) => data)
          .join('')
          .trimEnd(),
      range: (place) => rangeOf(seenTexts(element), place),
    }));
}

function seenTexts(element: HTMLElement): readonly Text[] {
  return textNodes(element).filter(({ parentElement }) => isVisible(parentElement));
}

function isVisible(parent: HTMLElement | null): boolean {
  // Visually hidden text is one pixel wide.
  return parent !== null && parent.offsetWidth > 1 && !parent.closest('[popover],[role=dialog]');
}

function rangeOf(texts: readonly Text[], place?: TextPlace): Range {
  const range = document.createRange();
  const { length } = texts
    .map(({ data }) => data)
    .join('')
    .trimEnd();
  // A page translator may have put a shorter text in its place.
  const { from, to } = place && place.to <= length ? place : { from: 0, to: length };
  let at = 0;
  for (const text of texts) {
    const end = at + text.length;
    if (from >= at && from < end) range.setStart(text, from - at);
    if (to > at && to <= end) range.setEnd(text, to - at);
    at = end;
  }
  return range;
}
