import { unlockSpeech } from '#platform/device/unlock-speech.ts';
import { loadRuntime } from './load-runtime.ts';

/** An island or an enhancement whose code is not there yet (src/islands/start-islands.ts). */
const notLive = ':is([data-island],[data-enhance]):not([data-live])';

/**
 * Holds presses that nothing could answer yet, and repeats each once the part of the document that it is
 * for is live. Links, fields and forms that open a new tab work by themselves and are left alone; without a
 * network, links to other sites wait for the run time, which has words for that.
 */
export function holdPresses(): void {
  for (const touch of ['pointerdown', 'keydown', 'focusin'])
    addEventListener(touch, loadRuntime, { capture: true, once: true });
  for (const press of ['click', 'submit'])
    addEventListener(press, (event) => hold(event as Event & { readonly target: Element }), true);
}

function hold(event: Event & { readonly target: Element }): void {
  loadRuntime();
  const { target } = event;
  const part = target.closest<HTMLElement>(notLive);
  const { documentElement: root } = document;
  if (!part && 'live' in root.dataset) return;
  const pressed = part ? pressedIn(event) : !navigator.onLine && target.closest('a[href^=http]');
  if (!pressed) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  if (pressed.matches('[data-tool=listen]')) unlockSpeech();
  const owner = part ?? root;
  // Starts the part, however long it was not to be needed.
  owner.dataset['pressed'] = '';
  // Markup that was changed before it is hydrated is rendered again.
  const place = [...owner.querySelectorAll(pressed.localName)].indexOf(pressed);
  const repeat = () => owner.querySelectorAll<HTMLElement>(pressed.localName)[place]?.click();
  owner.addEventListener('live', repeat, { once: true });
}

/** A button in a form is pressed when the form submits, after the browser has checked the fields. */
function pressedIn({ type, target }: Event & { readonly target: Element }): Element | null {
  if (type === 'click') return target.closest('button:not(form *,[aria-disabled])');
  return (target as HTMLFormElement).target && navigator.onLine
    ? null
    : target.querySelector('button');
}
