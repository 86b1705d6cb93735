/** In pixels, between a field and what lies below it. */
const air = 12;

/**
 * Keeps a layer at the window's foot above an on-screen keyboard, and the field that somebody is
 * in, with the words about it, above the layer. Returns its own undo.
 */
export function makeRoom(layer: HTMLElement): () => void {
  const { documentElement: page } = document;
  const look = () => {
    const { height = page.clientHeight, offsetTop = 0 } = window.visualViewport ?? {};
    const keyboard = Math.max(0, page.clientHeight - height - offsetTop);
    layer.style.setProperty('--keyboard', `${keyboard}px`);
    const over = layer.firstElementChild?.getBoundingClientRect();
    page.style.scrollPaddingBottom = over ? `${page.clientHeight - over.top + air}px` : '';
    const field = fieldInUse();
    if (over && field) scrollBy({ top: overlap(over, field), behavior: 'instant' });
  };
  const undo = new AbortController();
  const { signal } = undo;
  window.visualViewport?.addEventListener('resize', look, { signal });
  // Nothing else moves: a button that went away under the pointer could not be pressed.
  addEventListener('focusin', ({ target }) => target === fieldInUse() && look(), { signal });
  look();
  return () => undo.abort();
}

/** The one with the focus, or the one whose button has it. */
function fieldInUse(): Element | null {
  const form = document.activeElement?.closest('form');
  const fields = 'input:not([type=hidden]),textarea';
  if (document.activeElement?.matches(fields)) return document.activeElement;
  return form?.querySelector(fields) ?? null;
}

/** How far the field has to rise; never out of the window. */
function overlap(over: DOMRect, field: Element): number {
  const { top, right, bottom } = field.getBoundingClientRect();
  if (right <= over.left || top >= over.bottom) return 0;
  const words = document.getElementById(field.getAttribute('aria-describedby') ?? '');
  const lowest = Math.max(bottom, words?.getBoundingClientRect().bottom ?? 0);
  return Math.max(0, Math.min(lowest + air - over.top, top - air));
}
