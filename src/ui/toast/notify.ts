export interface Notice {
  readonly tone: 'success' | 'waiting' | 'failure';
  readonly title: string;
  readonly text?: string;
  /** Name of the button that takes it away. */
  readonly dismiss: string;
  /** Of toasts about one thing only the last is shown; without it, of toasts with the same words. */
  readonly about?: string;
}

/** Shows a toast. The code that draws it is loaded with the first one, unless `prepareToasts` did. */
export function notify(notice: Notice): void {
  loadToasts().then(
    ({ showToast }) => showToast(notice),
    () => {
      // The code did not load: what happened has happened, only its words are missing.
    },
  );
}

/**
 * For a place whose toast must come even when the network has gone meanwhile: fetches the code. The layer
 * joins the page as soon as somebody turns to anything on it.
 */
export function prepareToasts(): void {
  loadToasts().then(
    ({ mountToasts }) => addEventListener('focusin', mountToasts, { once: true }),
    () => {
      // The toast itself tries again.
    },
  );
}

function loadToasts() {
  return import('./toast-layer.tsx');
}
