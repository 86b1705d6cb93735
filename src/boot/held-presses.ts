import { unlockSpeech } from '#platform/device/unlock-speech.ts';
import { loadRuntime } from './load-runtime.ts';

/** Matches an island or an enhancement whose code has not loaded yet (src/islands/start-islands.ts). */
const unstartedPart = ':is([data-island],[data-enhance]):not([data-live])';

/**
 * Holds presses that no code can answer yet, and repeats each one once its code is live. Links,
 * fields and forms that open a new tab work without script and are left alone. Without a network,
 * links to other sites are held too, because the runtime explains why they fail.
 */
export function holdPresses(): void {
  for (const touch of ['pointerdown', 'keydown', 'focusin'])
    addEventListener(touch, loadRuntime, { capture: true, once: true });
  for (const press of ['click', 'submit']) addEventListener(press, hold, true);
}

function hold(event: Event): void {
  loadRuntime();
  // Other software dispatches events on the document and the window, which have no `closest`.
  const target = event.target as Element;
  const part = target.closest?.<HTMLElement>(unstartedPart);
  const { documentElement: root } = document;
  const button = part && pressedIn(event.type, target);
  const link =
    'live' in root.dataset || navigator.onLine ? null : target.closest?.('a[href^=http]');
  const pressed = button ?? link;
  if (!pressed) return;
  event.preventDefault();
  // Listeners of the window still hear it: one of them starts the part (src/islands/start-islands.ts).
  event.stopPropagation();
  if (pressed.matches('[data-tool=listen]')) unlockSpeech();
  const owner = button ? part : root;
  // `data-pressed` starts the island or enhancement, whatever its trigger. It is removed if the code
  // does not load: the visitor is told to press again, so earlier presses are not repeated.
  const firstPress = (owner.dataset['pressed'] ||= String(event.timeStamp));
  // React replaces markup that was changed before hydration, so find the element by position.
  const selector = selectorOf(pressed);
  const index = [...owner.querySelectorAll(selector)].indexOf(pressed);
  const repeat = () =>
    owner.dataset['pressed'] === firstPress &&
    owner.querySelectorAll<HTMLElement>(selector)[index]?.click();
  owner.addEventListener('live', repeat, { once: true });
}

/**
 * Returns the pressed button; null where boot or the browser answers the press itself. A button in
 * a form counts as pressed when the form is submitted, after the browser has validated the fields.
 */
function pressedIn(type: string, target: Element): Element | null {
  if (type === 'click') return target.closest('button:not(form *,[aria-disabled],[aria-controls])');
  return (target as HTMLFormElement).target && navigator.onLine
    ? null
    : target.querySelector('[type=submit]');
}

/** Attributes that tell a button from others, the best first. */
const marks = ['data-tool', 'data-share', 'data-more', 'data-email', 'data-choice', 'type'];

/** Returns a selector for elements like this one; other software may have added others nearby. */
function selectorOf(element: Element): string {
  const mark = marks.find((name) => element.hasAttribute(name));
  return element.localName + (mark ? `[${mark}='${element.getAttribute(mark)}']` : '');
}
