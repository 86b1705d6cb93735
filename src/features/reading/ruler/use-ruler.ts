import { useEffectEvent, useLayoutEffect, type RefObject } from 'react';
import { createRuler, type RulerControl } from './create-ruler.ts';

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
    document.addEventListener('keydown', (event) => onKey(event, ruler, end), { signal });
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

const steps: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

function onKey(event: KeyboardEvent, ruler: RulerControl, end: () => void): void {
  const { key, target, altKey, ctrlKey, metaKey, shiftKey, defaultPrevented } = event;
  if (defaultPrevented || altKey || ctrlKey || metaKey || shiftKey) return;
  if (key === 'Escape') return end();
  const by = steps[key];
  // In a field or a group of choices the arrow keys have their own meaning.
  if (!by || (target instanceof Element && target.closest('input,select,textarea'))) return;
  event.preventDefault();
  ruler.walk(by);
}
