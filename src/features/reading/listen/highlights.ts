/** Names that the sheet of the player colours. */
export const highlightNames = { sentence: 'read-sentence', word: 'read-word' } as const;

/** On the sentence's own element, where the browser cannot mark words of a text. */
export const highlightAttribute = 'data-read-now';

interface Marks {
  /** The sentence that is read; the word of the one before is no longer marked. */
  sentence(element: HTMLElement, range: Range): void;
  word(range: Range): void;
  clear(): void;
}

/** Marks without a change to the page, or where that cannot be, with an attribute. */
export function createHighlights(): Marks {
  let element: HTMLElement | undefined;
  const clear = () => {
    element?.removeAttribute(highlightAttribute);
    for (const name of Object.values(highlightNames)) registry()?.delete(name);
  };
  return {
    sentence(next, range) {
      clear();
      element = next;
      if (!put(highlightNames.sentence, range)) next.setAttribute(highlightAttribute, '');
    },
    word: (range) => void put(highlightNames.word, range, 1),
    clear,
  };
}

function put(name: string, range: Range, priority = 0): boolean {
  if (typeof Highlight === 'undefined') return false;
  const highlight = new Highlight(range);
  highlight.priority = priority;
  registry()?.set(name, highlight);
  return true;
}

function registry(): HighlightRegistry | undefined {
  return typeof Highlight === 'undefined' ? undefined : CSS.highlights;
}
