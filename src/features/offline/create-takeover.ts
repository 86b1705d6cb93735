interface TakeoverDeps {
  /** The worker that controls this page; null for none. */
  readonly findController: () => object | null;
  readonly holdsTypedText: () => boolean;
  readonly reload: () => void;
  /** The new build is here, and this page waits for its visitor. */
  readonly onHeld: () => void;
}

interface Takeover {
  /** Call whenever another build may control the page. */
  readonly check: () => void;
  readonly stop: () => void;
}

const askAgainEvery = 1_000;

/**
 * A page follows a new build once, as soon as no field in it holds typed text. The first worker of
 * all changes nothing: its pages are the ones that are open already.
 */
export function createTakeover(deps: TakeoverDeps): Takeover {
  let known = deps.findController();
  let timer: ReturnType<typeof setInterval> | undefined;
  let isOver = false;

  function changeOver(): void {
    if (isOver) return;
    if (deps.holdsTypedText()) {
      // A field that is cleared by script or goes with its page says nothing: hence the clock.
      timer ??= setInterval(changeOver, askAgainEvery);
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
