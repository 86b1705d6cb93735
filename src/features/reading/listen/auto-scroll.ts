import { prefersReducedMotion } from '#platform/reduced-motion.ts';

interface AutoScroll {
  /** Scrolls the sentence into view, unless the reader has scrolled away or is pressing something. */
  scrollTo(range: Range): void;
  /** Scrolls back to the sentence, and follows again. */
  resume(): void;
  stop(): void;
}

const marginPx = 24;
/** Milliseconds after the reader's own scrolling in which the page is not scrolled. */
const scrollPauseMs = 1_500;
const scrollKeys = new Set(['PageUp', 'PageDown', 'Home', 'End', 'ArrowUp', 'ArrowDown']);

/**
 * Keeps the sentence that is read between the top of the window and the player. Stops when the reader scrolls
 * away (`onAway`), until the sentence is in view again.
 */
export function createAutoScroll(
  findFoot: () => number,
  onAway: (isAway: boolean) => void,
): AutoScroll {
  let range: Range | undefined;
  let isAway = false;
  let movedAt = -scrollPauseMs;
  let isPressed = false;
  const undo = new AbortController();
  const options = { signal: undo.signal, passive: true };

  const isInView = () => {
    if (!range) return true;
    const { top, bottom } = range.getBoundingClientRect();
    return bottom > marginPx && top < findFoot() - marginPx;
  };
  const setAway = (isIt: boolean) => {
    if (isIt === isAway) return;
    isAway = isIt;
    onAway(isIt);
  };
  const moved = () => (movedAt = performance.now());
  const isMoving = () => performance.now() - movedAt < scrollPauseMs;
  addEventListener('wheel', moved, options);
  addEventListener('touchmove', moved, options);
  addEventListener('keydown', ({ key }) => scrollKeys.has(key) && moved(), options);
  // What moves away between the two halves of a press is not pressed.
  const pressed = () => {
    isPressed = true;
    if (!isMoving()) scrollTo({ top: scrollY, behavior: 'instant' });
  };
  addEventListener('pointerdown', pressed, options);
  for (const end of ['pointerup', 'pointercancel'])
    addEventListener(end, () => (isPressed = false), options);
  addEventListener('scroll', () => isMoving() && setAway(!isInView()), options);

  function bringIntoView(): void {
    if (!range) return;
    const { top, bottom } = range.getBoundingClientRect();
    const foot = findFoot();
    if (top >= marginPx && bottom <= foot - marginPx) return;
    const behavior = prefersReducedMotion() ? 'instant' : 'smooth';
    scrollBy({ top: top - Math.max(marginPx, foot / 3), behavior });
  }

  return {
    scrollTo(next) {
      range = next;
      if (!isAway && !isMoving() && !isPressed) bringIntoView();
    },
    resume() {
      // The page scrolls back by itself; this is not the reader's scrolling.
      movedAt = -scrollPauseMs;
      setAway(false);
      bringIntoView();
    },
    stop: () => undo.abort(),
  };
}
