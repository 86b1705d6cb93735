import { useEffectEvent, useLayoutEffect, type RefObject } from 'react';
import { createRuler, type RulerControl } from './create-ruler.ts';

let current: RulerControl | undefined;

/** For the voice: the ruler, when it is on, shows the line in which these words begin. */
export function showLineOf(words: Range): void {
  current?.showLineOf(words);
}

interface UseRuler {
  readonly column: HTMLElement;
  readonly overlay: RefObject<HTMLElement | null>;
  readonly count: number;
  readonly onEnd: () => void;
}

/** Moves the overlay's window with taps, arrow keys, scrolling, the focus and the voice. */
export function useRuler({ column, overlay, count, onEnd }: UseRuler): void {
  const end = useEffectEvent(onEnd);
  // Before it is seen: the overlay has its window, and the keys that its note names are listened to.
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
    // Not away from under a finger that is on the overlay's own button.
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

/** Links and buttons do what they do, and who marks words is not tapping. */
function onTap({ target, clientY }: MouseEvent, ruler: RulerControl): void {
  if (target instanceof Element && target.closest('a,button')) return;
  if (getSelection()?.isCollapsed !== false) ruler.tap(clientY);
}

/** The focus is never under the overlay. */
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
  // In a field, or among choices, the arrows are the field's.
  if (!by || (target instanceof Element && target.closest('input,select,textarea'))) return;
  event.preventDefault();
  ruler.walk(by);
}
