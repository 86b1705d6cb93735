import type { StoryStep } from '#content/story/story.ts';

/**
 * A story's document has a column for each step: `[data-story-text]` with `data-step`. Paragraphs
 * and answers have `data-paragraph`, their number in print. A translation follows what it
 * translates, with `lang="es"` and that number in `data-translates`. Sentences are spans with ids:
 * s1 and es1 in the story, f1 and ef1 in the easier text.
 */

/** Attribute of the root element while the easier text is shown (src/boot/show-step.ts). */
const firstHalfAttribute = 'data-first-half';
/** Attribute of the root element while both languages are shown (features/reading/preferences.ts). */
const bothAttribute = 'data-reading-both';

/** Returns the column with the shown step's text; null where the document is not a story. */
export function shownText(): HTMLElement | null {
  const { documentElement: root } = document;
  const firstHalf = root.hasAttribute(firstHalfAttribute) ? columnOf('first-half') : null;
  return firstHalf ?? columnOf('full-time');
}

/** Returns false for a part of a translation that is closed. Does not consider the step. */
export function isOpen(part: Element): boolean {
  return document.documentElement.hasAttribute(bothAttribute) || !part.closest('[data-closed]');
}

/**
 * Calls back when the reader chooses another step, opens or closes a translation, or shows or hides both
 * languages. Returns a cleanup function.
 */
export function onShownText(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, {
    attributeFilter: [firstHalfAttribute, bothAttribute],
  });
  for (const column of document.querySelectorAll('[data-story-text]'))
    observer.observe(column, { subtree: true, attributeFilter: ['data-closed'] });
  return () => observer.disconnect();
}

function columnOf(step: StoryStep): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-story-text][data-step=${step}]`);
}
