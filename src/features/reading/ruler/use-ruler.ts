import { useEffectEvent, useLayoutEffect, type RefObject } from 'react';
import { isInField } from '#platform/page/is-in-field.ts';
import { isInShadowRoot } from '#platform/page/is-in-shadow-root.ts';
import { lineAt, measureLines, visibleExtent, sameLine, type Line } from './lines.ts';

let current: RulerControl | undefined;

/** Moves an open ruler to the line in which these words begin. */
export function showLineOf(words: Range): void {
  current?.showLineOf(words);
}

interface UseRuler {
  readonly column: HTMLElement;
  readonly overlay: RefObject<HTMLElement | null>;
  readonly count: number;
  readonly onEnd: () => void;
}

/** Moves the visible lines with taps, arrow keys, scrolling, the focus and the voice. */
export function useRuler({ column, overlay, count, onEnd }: UseRuler): void {
  const end = useEffectEvent(onEnd);
  // A layout effect, so that the overlay is positioned and the keys work before it is painted.
  useLayoutEffect(() => {
    const ruler = createRuler({
      column,
      count,
      draw(top, bottom) {
        overlay.current?.style.setProperty('--top', `${top}px`);
        overlay.current?.style.setProperty('--bottom', `${bottom}px`);
      },
    });
    current = ruler;
    const undo = new AbortController();
    const { signal } = undo;
    const sizes = new ResizeObserver(ruler.measure);
    sizes.observe(column);
    // The overlay's own button must not move away under a finger.
    let isHeld = false;
    const follow = () => {
      if (!isHeld) ruler.follow();
    };
    const hold = ({ type, target }: Event) => {
      isHeld = type === 'pointerdown' && isOnOverlay(target);
    };
    for (const type of ['pointerdown', 'pointerup', 'pointercancel'])
      addEventListener(type, hold, { signal, capture: true });
    addEventListener('scroll', follow, { signal, passive: true });
    addEventListener('resize', ruler.measure, { signal });
    column.addEventListener('click', (event) => onTap(event, ruler), { signal });
    column.addEventListener('focusin', ({ target }) => onFocus(target, ruler), { signal });
    // On the window, so that menus and word meanings handle a key first.
    addEventListener('keydown', (event) => onKey(event, ruler, end), { signal });
    return () => {
      current = undefined;
      sizes.disconnect();
      undo.abort();
    };
  }, [column, overlay, count]);
}

/** Moves to a tapped line, unless the tap is on a link or button or selects text. */
function onTap({ target, clientY }: MouseEvent, ruler: RulerControl): void {
  if (target instanceof Element && target.closest('a,button')) return;
  if (getSelection()?.isCollapsed !== false) ruler.tap(clientY);
}

/** Moves to the focused element, so that it is never dimmed. */
function onFocus(target: EventTarget | null, ruler: RulerControl): void {
  if (!(target instanceof Element) || isOnOverlay(target)) return;
  const { top, bottom } = target.getBoundingClientRect();
  ruler.tap(Math.min((top + bottom) / 2, top + 24));
}

function isOnOverlay(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-ruler]') !== null;
}

/** Selector of an open dialog or a shown toast, which the Escape key closes before the ruler. */
const closedFirst = 'dialog[open],[data-toasts]>*';

const steps: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

function onKey(event: KeyboardEvent, ruler: RulerControl, end: () => void): void {
  const { key, target, altKey, ctrlKey, metaKey, shiftKey, defaultPrevented } = event;
  if (defaultPrevented || altKey || ctrlKey || metaKey || shiftKey) return;
  if (isInShadowRoot(event)) return;
  if (key === 'Escape') {
    if (document.querySelector(closedFirst)) return;
    event.preventDefault();
    return end();
  }
  const by = steps[key];
  // In a field or a group of choices the arrow keys have their own meaning.
  if (!by || isInField(target)) return;
  if (ruler.walk(by)) event.preventDefault();
}

interface RulerDeps {
  readonly column: HTMLElement;
  /** Number of visible lines. */
  readonly count: number;
  /** Called with the visible part between `top` and `bottom`, in pixels from the column's top. */
  readonly draw: (top: number, bottom: number) => void;
}

/** Bounds within which the current line is kept, as shares of the window's height. */
const highest = 0.15;
const lowest = 0.6;

/** Creates the ruler's state: the current line and how it moves. `useRuler` adds the listeners. */
function createRuler({ column, count, draw }: RulerDeps) {
  let lines: readonly Line[] = measureLines(column);
  /** Height in the window, in pixels, at which the line stays while the page scrolls. */
  let height = lowest * innerHeight;
  let at = 0;

  const topOfColumn = () => column.getBoundingClientRect().top;
  const middle = () => {
    const { top, bottom } = visibleExtent(lines, at, 1);
    return topOfColumn() + (top + bottom) / 2;
  };

  function show(line: number): void {
    at = Math.max(0, Math.min(line, lines.length - 1));
    const { top, bottom } = visibleExtent(lines, at, count);
    draw(top, bottom);
  }

  function goTo(line: number): void {
    show(line);
    const place = middle();
    const best = Math.max(highest * innerHeight, Math.min(place, lowest * innerHeight));
    // Instantly: with smooth scrolling the eye would lose the line.
    if (best !== place) scrollBy({ top: place - best, behavior: 'instant' });
    stay();
  }

  /** Keeps the line at its present height in the window, if it is visible. */
  function stay(): void {
    const place = middle();
    if (place > 0 && place < innerHeight) height = place;
  }

  const atHeight = (y: number) => lineAt(lines, y - topOfColumn());

  // Starts at the line near the top of the window, or at the first line.
  show(atHeight(highest * innerHeight));
  stay();

  return {
    /** Moves on or back. Returns false if the line is out of view and the key scrolls further away from it. */
    walk(by: number): boolean {
      const place = middle();
      if (by > 0 ? place < 0 : place > innerHeight) return false;
      goTo(at + by);
      return true;
    },
    /** Moves to the line at `y`, a height in the window. */
    tap(y: number): void {
      show(atHeight(y));
      stay();
    },
    /** Moves to the line at the kept height after the page was scrolled. */
    follow: () => show(atHeight(height)),
    /** Measures the lines again after the layout changed. */
    measure(): void {
      const before = lines;
      lines = measureLines(column);
      show(sameLine(before, at, lines));
      stay();
    },
    /** Scrolls to the line of the words that are read aloud. */
    showLineOf(words: Range): void {
      const [box] = words.getClientRects();
      if (box) goTo(atHeight((box.top + box.bottom) / 2));
    },
  };
}

type RulerControl = ReturnType<typeof createRuler>;
