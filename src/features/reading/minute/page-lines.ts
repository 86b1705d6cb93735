import { findWords } from '#content/story-text/find-words.ts';
import { pageSentences } from '../listen/page-sentences.ts';

/** A paragraph, answer or subheading, which is one line on the teacher's copy. */
export interface PageLine {
  /** Its element in the page. */
  readonly source: HTMLElement;
  readonly text: string;
  /** The words as the page spells them. */
  readonly words: readonly string[];
}

/** Returns the lines of a column that are shown, without translations. */
export function pageLines(column: HTMLElement): readonly PageLine[] {
  const texts = new Map<HTMLElement, string[]>();
  for (const { element, text, isTranslation } of pageSentences(column)) {
    if (isTranslation) continue;
    const source = element.closest<HTMLElement>('p,li,h2') ?? element;
    texts.set(source, [...(texts.get(source) ?? []), text()]);
  }
  return [...texts].map(([source, sentences]) => {
    const text = sentences.join(' ');
    return { source, text, words: findWords(text).map(({ word }) => word) };
  });
}
