import { keepNothing, keepsNothing, setKeepsNothing } from '#shared/keep-nothing.ts';
import { endCheck, endRegistration } from './offline-store.ts';

/** Values of the flag: for the windows that are open, where it is there for a moment only, or for the device. */
export type Refusal = 'window' | 'device';

/** Stores nothing more in this window once another one has said so (`pages/kept/take-off.ts`). */
export function followRefusal(): void {
  addEventListener('storage', ({ key, newValue }) => {
    if (key === keepNothing && newValue) endKeeping(newValue === 'window');
  });
  // The router notes places when a page is left.
  addEventListener('pagehide', () => keepsNothing() && clearWindow());
}

/** Ends storing in this window; `inWindow` for as long as it is open. */
export function endKeeping(inWindow: boolean): void {
  if (inWindow) setKeepsNothing(true);
  clearWindow();
  endRegistration('unsupported');
  endCheck(null, 0);
}

function clearWindow(): void {
  try {
    sessionStorage.clear();
  } catch {
    // Storage is denied, so nothing was stored.
  }
}
