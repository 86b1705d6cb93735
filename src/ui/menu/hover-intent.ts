/** A submenu opens after the pointer has rested on it this long (specification, section 9). */
export const submenuOpenDelayMs = 100;
/** It stays open this long after the pointer has left (specification, section 9). */
export const pointerGraceMs = 300;

interface HoverIntent {
  enter(): void;
  leave(): void;
  /** Forgets what was about to happen. */
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
