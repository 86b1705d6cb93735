import { clearTexts } from '#platform/stored-text.ts';
import { keepNothing, keepsNothing, setKeepsNothing } from '#shared/keep-nothing.ts';
import { endCheck, endRegistration } from './offline-store.ts';

/** Values of the flag for a moment or for good: the site was taken off, or is not to be kept at all. */
export type Refusal = 'taken-off' | 'set';

/** Stores nothing more in this window once another one has said so (`pages/kept/take-off.ts`). */
export function followRefusal(): void {
  addEventListener('storage', ({ key, newValue }) => {
    if (key === keepNothing && newValue) endKeeping(newValue === 'taken-off');
  });
  // The router notes places when a page is left.
  addEventListener('pagehide', () => keepsNothing() && clearTexts('sessionStorage'));
}

/** Ends storing in this window; `inWindow` for as long as it is open. */
export function endKeeping(inWindow: boolean): void {
  if (inWindow) setKeepsNothing(true);
  clearTexts('sessionStorage');
  endRegistration('unsupported');
  endCheck(null, 0);
}
