import { findWords } from '#content/story-text/find-words.ts';
import type { Marks } from './minute.ts';
import type { PageLine } from './page-lines.ts';

interface WordButtons {
  readonly show: (marks: Marks) => void;
  readonly remove: () => void;
}

/** Returns the next button's index by `event.key`; `right` is 1 where the next word is to the right, else -1. */
const targetIndexByKey: Readonly<
  Record<string, (index: number, right: 1 | -1, count: number) => number>
> = {
  ArrowLeft: (index, right) => index - right,
  ArrowRight: (index, right) => index + right,
  Home: () => 0,
  End: (_index, _right, count) => count - 1,
};

/**
 * Replaces the column's content, which the stylesheet hides (`data-tapping`), with a copy in which
 * every word is a button. One button is in the tab order; the arrow keys move between them.
 */
export function createWordButtons(
  column: HTMLElement,
  lines: readonly PageLine[],
  label: string,
  onTap: (index: number) => void,
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
    const index = indexOf(target);
    if (index >= 0) onTap(index);
  });
  layer.addEventListener('focusin', ({ target }) => {
    for (const button of buttons) button.tabIndex = button === target ? 0 : -1;
  });
  layer.addEventListener('keydown', (event) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const right = getComputedStyle(layer).direction === 'rtl' ? -1 : 1;
    const next = targetIndexByKey[event.key]?.(indexOf(event.target), right, buttons.length);
    if (next === undefined) return;
    event.preventDefault();
    buttons[next]?.focus();
  });

  const starts = lines.flatMap(({ source }, line) => {
    // A line that is only an address has no buttons.
    const [button] = buttonLines[line] ?? [];
    const { top, bottom } = source.getBoundingClientRect();
    return button ? [{ button, top, bottom }] : [];
  });
  const start = starts.find(({ bottom }) => bottom > 0) ?? starts[starts.length - 1];
  column.dataset['tapping'] = '';
  column.append(layer);
  if (start) {
    // Keeps the first visible line with words at the same height in the window.
    const { button, top } = start;
    scrollBy({ top: button.getBoundingClientRect().top - top, behavior: 'instant' });
    button.focus({ preventScroll: true });
  }

  return {
    show({ last, wrong }) {
      buttons.forEach((button, index) => {
        button.setAttribute('aria-pressed', String(wrong.includes(index)));
        button.toggleAttribute('data-after', last !== undefined && index > last);
        if (index === last) button.setAttribute('aria-current', 'true');
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
