interface TakeoverDeps {
  /** Returns the worker that controls this page, or null. */
  readonly findController: () => object | null;
  readonly holdsTypedText: () => boolean;
  readonly reload: () => void;
  /** Called when a new build is active and this page waits because it holds typed text. */
  readonly onHeld: () => void;
}

interface Takeover {
  /** Call whenever another build may control the page. */
  readonly check: () => void;
  readonly stop: () => void;
}

const pollMs = 1_000;
/** Milliseconds to wait after the last field was emptied; a toast about a submission stays for 8 seconds. */
const toastReadingMs = 9_000;

/**
 * Creates the takeover of a page: it reloads the page once when another build controls it. If a field holds
 * typed text then, it waits until none has held any for `toastReadingMs`. The first worker on a device
 * causes no reload.
 */
export function createTakeover(deps: TakeoverDeps): Takeover {
  let known = deps.findController();
  let timer: ReturnType<typeof setInterval> | undefined;
  let isOver = false;
  let heldAt = -Infinity;

  function changeOver(): void {
    if (isOver) return;
    const isHeld = deps.holdsTypedText();
    if (isHeld) heldAt = Date.now();
    if (isHeld || Date.now() - heldAt < toastReadingMs) {
      // No event is fired when a script or a page change clears a field, so poll.
      timer ??= setInterval(changeOver, pollMs);
      return deps.onHeld();
    }
    isOver = true;
    clearInterval(timer);
    deps.reload();
  }

  return {
    check() {
      const before = known;
      known = deps.findController();
      if (before && known && before !== known) changeOver();
    },
    stop() {
      isOver = true;
      clearInterval(timer);
    },
  };
}
