/** Milliseconds of hovering that open a submenu (specification, section 9). */
const submenuOpenDelayMs = 100;
/** Milliseconds that it stays open after the pointer has left (specification, section 9). */
const pointerGraceMs = 300;

interface HoverIntent {
  enter(): void;
  leave(): void;
  /** Cancels pending timers. */
  cancel(): void;
}

export function createHoverIntent(open: () => void, close: () => void): HoverIntent {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const later = (action: () => void, delay: number) => {
    clearTimeout(timer);
    timer = setTimeout(action, delay);
  };
  return {
    enter: () => later(open, submenuOpenDelayMs),
    leave: () => later(close, pointerGraceMs),
    cancel: () => clearTimeout(timer),
  };
}
