import { loadIslandStyles } from '#platform/page/island-styles.ts';
import { setText } from '#platform/page/set-text.ts';

export interface Notice {
  readonly tone: 'success' | 'waiting' | 'failure';
  readonly title: string;
  readonly text?: string;
  /** Label of the button that dismisses it. */
  readonly dismiss: string;
  /** A toast replaces an earlier one with the same `about`, or else with the same text. */
  readonly about?: string;
}

/** Shows a toast. Loads its code, unless `prepareToasts` has done so. */
export function notify(notice: Notice): void {
  loadToasts().then(
    ({ showToast }) => showToast(notice),
    () => showPlainToast(notice),
  );
}

/**
 * Preloads the toasts' code, for places where a toast must be shown after the network has gone. The layer is
 * added to the document at the first interaction.
 */
export function prepareToasts(): void {
  loadToasts().then(
    ({ mountToasts }) => addEventListener('focusin', mountToasts, { once: true }),
    () => {
      // `notify` tries again.
    },
  );
}

async function loadToasts() {
  const [layer] = await Promise.all([import('./toast-layer.tsx'), loadIslandStyles()]);
  return layer;
}

let shown: Element | undefined;

/** Shows the text in a copy of the plain toast of the document (plain-toast.tsx). */
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
