import { prefersReducedMotion } from '#platform/reduced-motion.ts';

interface Follower {
  /** This is read now: it comes into view, unless the reader has gone elsewhere. */
  to(range: Range): void;
  /** Back to what is read, and with it from here on. */
  back(): void;
  stop(): void;
}

const air = 24;
/** So long nothing is moved under a reader who scrolls. */
const peace = 1_500;
const scrollKeys = new Set(['PageUp', 'PageDown', 'Home', 'End', 'ArrowUp', 'ArrowDown']);

/**
 * Keeps what is read between the window's head and the player. Who scrolls away is left in peace
 * (`onAway`) until the line is in view again.
 */
export function followLine(findFoot: () => number, onAway: (isAway: boolean) => void): Follower {
  let range: Range | undefined;
  let isAway = false;
  let movedAt = -peace;
  const undo = new AbortController();
  const options = { signal: undo.signal, passive: true };

  const isInView = () => {
    if (!range) return true;
    const { top, bottom } = range.getBoundingClientRect();
    return bottom > air && top < findFoot() - air;
  };
  const setAway = (isIt: boolean) => {
    if (isIt === isAway) return;
    isAway = isIt;
    onAway(isIt);
  };
  const moved = () => (movedAt = performance.now());
  const isMoving = () => performance.now() - movedAt < peace;
  addEventListener('wheel', moved, options);
  addEventListener('touchmove', moved, options);
  addEventListener('keydown', ({ key }) => scrollKeys.has(key) && moved(), options);
  addEventListener('scroll', () => isMoving() && setAway(!isInView()), options);

  function bringIntoView(): void {
    if (!range) return;
    const { top, bottom } = range.getBoundingClientRect();
    const foot = findFoot();
    if (top >= air && bottom <= foot - air) return;
    const behavior = prefersReducedMotion() ? 'instant' : 'smooth';
    scrollBy({ top: top - Math.max(air, foot / 3), behavior });
  }

  return {
    to(next) {
      range = next;
      if (!isAway && !isMoving()) bringIntoView();
    },
    back() {
      // The page glides back by itself now, and no reader moves it.
      movedAt = -peace;
      setAway(false);
      bringIntoView();
    },
    stop: () => undo.abort(),
  };
}
