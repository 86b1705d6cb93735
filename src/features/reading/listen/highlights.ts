/** Names of the highlights, which the player's stylesheet colours. */
export const highlightNames = { sentence: 'read-sentence', word: 'read-word' } as const;

/** Attribute of the sentence being read, in browsers without the Custom Highlight API. */
export const highlightAttribute = 'data-read-now';

interface Marks {
  /** Highlights a sentence, and removes the highlight of the previous one. */
  sentence(element: HTMLElement, range: Range): void;
  word(range: Range): void;
  clear(): void;
}

/**
 * Highlights text without changing the page, or with an attribute where the browser has no Custom
 * Highlight API.
 */
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
