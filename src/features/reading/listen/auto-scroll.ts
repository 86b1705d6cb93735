import { prefersReducedMotion } from '#platform/reduced-motion.ts';

interface AutoScroll {
  /** Returns false while the reader has scrolled away, or is scrolling or pressing something. */
  isFollowing(): boolean;
  /** Scrolls the sentence into view while it follows. */
  scrollTo(range: Range): void;
  /** Scrolls a word of the sentence into view that is behind the player, while it follows. */
  showWord(range: Range): void;
  /** Scrolls back to the sentence, and follows again. */
  resume(): void;
  stop(): void;
}

const marginPx = 24;
/** Milliseconds without automatic scrolling after the reader has scrolled. */
const scrollPauseMs = 1_500;
/** Milliseconds for which a press stops scrolling; a longer one may select text, which scrolls. */
const holdMs = 500;
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
  let press: { readonly at: number; readonly top: number } | undefined;
  const undo = new AbortController();
  const options = { signal: undo.signal, passive: true };

  const isInView = () => {
    if (!isDrawn(range)) return true;
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
  // An element that moves away between pointerdown and pointerup gets no click.
  const hold = () => {
    if (press && !isMoving()) scrollTo({ top: press.top, behavior: 'instant' });
  };
  const pressed = ({ target }: Event) => {
    // A press on the scroll bar.
    if (target === document.documentElement) return void moved();
    press = { at: performance.now(), top: scrollY };
    hold();
  };
  const scrolled = () => {
    // A scroll bar that is dragged, or a page that glides on, sends nothing but scroll events.
    if (isMoving()) {
      moved();
      setAway(!isInView());
    }
    // The browser may have scrolled further before it dispatched the press.
    else if (press && press.top !== scrollY && performance.now() - press.at < holdMs) hold();
  };
  addEventListener('pointerdown', pressed, options);
  for (const end of ['pointerup', 'pointercancel'])
    addEventListener(end, () => (press = undefined), options);
  addEventListener('scroll', scrolled, options);

  function bringIntoView(part: Range | undefined): void {
    if (!isDrawn(part)) return;
    const { top, bottom } = part.getBoundingClientRect();
    const foot = findFoot();
    if (top >= marginPx && bottom <= foot - marginPx) return;
    const behavior = prefersReducedMotion() ? 'instant' : 'smooth';
    scrollBy({ top: top - Math.max(marginPx, foot / 3), behavior });
  }

  const isFollowing = () => !isAway && !isMoving() && !press;
  return {
    isFollowing,
    scrollTo(next) {
      range = next;
      if (isFollowing()) bringIntoView(range);
    },
    showWord(word) {
      if (isFollowing()) bringIntoView(word);
    },
    resume() {
      // Otherwise the page's own scrolling would count as the reader's.
      movedAt = -scrollPauseMs;
      setAway(false);
      bringIntoView(range);
    },
    stop: () => undo.abort(),
  };
}

/** Returns whether a range has a place on the page. One whose text was removed has none. */
function isDrawn(range: Range | undefined): range is Range {
  return range !== undefined && range.getClientRects().length > 0;
}
