import { prefersReducedMotion } from '#platform/reduced-motion.ts';

interface AutoScroll {
  /** This is read now: it comes into view, unless the reader has gone elsewhere. */
  scrollTo(range: Range): void;
  /** Back to what is read, and with it from here on. */
  resume(): void;
  stop(): void;
}

const marginPx = 24;
/** So long nothing is moved under a reader who scrolls. */
const scrollPauseMs = 1_500;
const scrollKeys = new Set(['PageUp', 'PageDown', 'Home', 'End', 'ArrowUp', 'ArrowDown']);

/**
 * Keeps what is read between the window's head and the player. Who scrolls away is left in scrollPauseMs
 * (`onAway`) until the line is in view again.
 */
export function createAutoScroll(
  findFoot: () => number,
  onAway: (isAway: boolean) => void,
): AutoScroll {
  let range: Range | undefined;
  let isAway = false;
  let movedAt = -scrollPauseMs;
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
      if (!isAway && !isMoving()) bringIntoView();
    },
    resume() {
      // The page glides back by itself now, and no reader moves it.
      movedAt = -scrollPauseMs;
      setAway(false);
      bringIntoView();
    },
    stop: () => undo.abort(),
  };
}
