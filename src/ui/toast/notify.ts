import { loadIslandStyles } from '#platform/page/island-styles.ts';
import { setText } from '#platform/page/set-text.ts';

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
    () => showPlainToast(notice),
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

async function loadToasts() {
  const [layer] = await Promise.all([import('./toast-layer.tsx'), loadIslandStyles()]);
  return layer;
}

let shown: Element | undefined;

/** Shows the words in a copy of the toast that stands in every document (plain-toast.tsx). */
function showPlainToast({ title, text = '' }: Notice): void {
  shown?.remove();
  const template = document.querySelector<HTMLTemplateElement>('template[data-plain-toast]');
  const toast = template?.content.firstElementChild?.cloneNode(true);
  if (!(toast instanceof Element)) return;
  setText(toast.querySelector('b'), title);
  setText(toast.querySelector('span'), text);
  toast.querySelector('button')?.addEventListener('click', () => toast.remove());
  document.body.append(toast);
  shown = toast;
}
