import { findWords } from '#content/story-text/find-words.ts';
import type { Marks } from './minute.ts';
import type { PageLine } from './page-lines.ts';

interface WordButtons {
  readonly show: (marks: Marks) => void;
  readonly remove: () => void;
}

/** Targets by `event.key`; `right` is 1 where the next word is to the right, else -1. */
const steps: Readonly<Record<string, (at: number, right: 1 | -1, count: number) => number>> = {
  ArrowLeft: (at, right) => at - right,
  ArrowRight: (at, right) => at + right,
  Home: () => 0,
  End: (_at, _right, count) => count - 1,
};

/**
 * Replaces the column's content, which the stylesheet hides (`data-tapping`), with a copy in which
 * every word is a button. One button is in the tab order; the arrow keys move between them.
 */
export function createWordButtons(
  column: HTMLElement,
  lines: readonly PageLine[],
  label: string,
  onTap: (at: number) => void,
): WordButtons {
  const layer = document.createElement('div');
  layer.setAttribute('role', 'group');
  layer.setAttribute('aria-label', label);
  layer.dataset['taps'] = '';
  const buttonLines = lines.map((line) => appendLine(layer, line));
  const buttons = buttonLines.flat();
  const indexOf = (target: EventTarget | null) =>
    buttons.findIndex((button) => target instanceof Node && button.contains(target));

  layer.addEventListener('click', ({ target }) => {
    const at = indexOf(target);
    if (at >= 0) onTap(at);
  });
  layer.addEventListener('focusin', ({ target }) => {
    for (const button of buttons) button.tabIndex = button === target ? 0 : -1;
  });
  layer.addEventListener('keydown', (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const right = getComputedStyle(layer).direction === 'rtl' ? -1 : 1;
    const next = steps[event.key]?.(indexOf(event.target), right, buttons.length);
    if (next === undefined) return;
    event.preventDefault();
    buttons[next]?.focus();
  });

  const seen = Math.max(
    0,
    lines.findIndex(({ source }) => source.getBoundingClientRect().bottom > 0),
  );
  const before = lines[seen]?.source.getBoundingClientRect().top ?? 0;
  column.dataset['tapping'] = '';
  column.append(layer);
  const [start] = buttonLines[seen] ?? [];
  if (start) {
    // Keeps the first visible line at the same height in the window.
    scrollBy({ top: start.getBoundingClientRect().top - before, behavior: 'instant' });
    start.focus({ preventScroll: true });
  }

  return {
    show({ last, wrong }) {
      buttons.forEach((button, at) => {
        button.setAttribute('aria-pressed', String(wrong.includes(at)));
        button.toggleAttribute('data-after', last !== undefined && at > last);
        if (at === last) button.setAttribute('aria-current', 'true');
        else button.removeAttribute('aria-current');
      });
    },
    remove() {
      layer.remove();
      delete column.dataset['tapping'];
    },
  };
}

function appendLine(layer: HTMLElement, { source, text }: PageLine): HTMLButtonElement[] {
  const line = document.createElement(source.localName === 'h2' ? 'h2' : 'p');
  line.className = source.className;
  line.lang = source.closest<HTMLElement>('[lang]')?.lang ?? '';
  layer.append(line);
  let last = 0;
  const buttons = findWords(text).map(({ word, at }) => {
    const button = document.createElement('button');
    button.type = 'button';
    button.tabIndex = -1;
    button.textContent = word;
    line.append(text.slice(last, at), button);
    last = at + word.length;
    return button;
  });
  line.append(text.slice(last));
  return buttons;
}
