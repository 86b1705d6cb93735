/**
 * The only script that runs before the first paint, written inline by the build. It applies stored
 * preferences, runs tabs, accordions and filters on the document's own markup, holds presses whose code has
 * not loaded yet, and loads the run time after the document.
 */
import { restorePreferences } from '#features/reading/preferences.ts';
import { forwardApiCalls } from './api-calls.ts';
import { startControls } from './controls.ts';
import { holdPresses } from './held-presses.ts';
import { loadRuntime } from './load-runtime.ts';
import { showStep } from './show-step.ts';

// Only a story has styles of them; the first look into a browser's storage makes the page wait.
if (location.pathname.startsWith('/stories/')) restorePreferences();
showStep();
startControls();
holdPresses();
forwardApiCalls();

// Without the `load` fallback, a busy browser may never have an idle moment: one in sixteen Chromium pages
// had none.
addEventListener('load', () =>
  (window.requestIdleCallback ?? setTimeout)(loadRuntime, { timeout: 1_000 }),
);

// On a shared tablet the back-forward cache must not bring back what an earlier visitor typed.
addEventListener('pagehide', () =>
  document.querySelector<HTMLFormElement>('form[autocomplete=off]')?.reset(),
);

// The browser may offer to install the site before the run time has loaded.
addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  window.installOffer = event;
});
