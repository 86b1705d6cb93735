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

const askAgainEvery = 1_000;

/**
 * Reloads a page once after a new build has taken over, as soon as no field holds typed text. The first
 * worker causes no reload, because its build is the one that the page belongs to.
 */
export function createTakeover(deps: TakeoverDeps): Takeover {
  let known = deps.findController();
  let timer: ReturnType<typeof setInterval> | undefined;
  let isOver = false;

  function changeOver(): void {
    if (isOver) return;
    if (deps.holdsTypedText()) {
      // A field that script clears or removes fires no event, so check regularly.
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
