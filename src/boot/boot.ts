/**
 * The only script that runs before the first paint, written inline by the build. It applies stored
 * preferences, runs tabs, accordions and filters on the document's own markup, holds presses whose code has
 * not loaded yet, and loads the runtime after the document.
 */
import { restorePreferences } from '#features/reading/preferences.ts';
import { forwardApiCalls } from './api-calls.ts';
import { startControls } from './controls.ts';
import { holdPresses } from './held-presses.ts';
import { loadRuntime } from './load-runtime.ts';
import { showStep } from './show-step.ts';

// Only stories are styled by preferences, and the first access to the storage blocks the page.
if (location.pathname.startsWith('/stories/')) restorePreferences();
showStep();
startControls();
holdPresses();
forwardApiCalls();

addEventListener('load', () => {
  // The timeout is needed because one in sixteen busy Chromium pages was never idle.
  if ('requestIdleCallback' in window) requestIdleCallback(loadRuntime, { timeout: 1_000 });
  else setTimeout(loadRuntime);
});

// On a shared tablet the back-forward cache must not bring back what an earlier visitor typed.
addEventListener('pagehide', () =>
  document.querySelector<HTMLFormElement>('form[autocomplete=off]')?.reset(),
);

// The browser may offer to install the site before the runtime has loaded.
addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  window.installOffer = event;
});
