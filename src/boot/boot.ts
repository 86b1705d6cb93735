/**
 * The only script of a document that runs before the first paint; the build writes it inline. It applies
 * what must hold from the first paint on, answers what works on the document's own markup, holds presses
 * for code that is not there yet, and loads the run time once the document is there.
 */
import { restorePreferences } from '#features/reading/preferences.ts';
import { forwardApiCalls } from './api-calls.ts';
import { startControls } from './controls.ts';
import { holdPresses } from './held-presses.ts';
import { loadRuntime } from './load-runtime.ts';

// Only a story has styles of them; the first look into a browser's storage makes the page wait.
if (location.pathname.startsWith('/stories/')) restorePreferences();
startControls();
holdPresses();
forwardApiCalls();

// A busy browser may have no idle moment for a page, ever: one in sixteen of Chromium's never had theirs.
addEventListener('load', () =>
  (window.requestIdleCallback ?? setTimeout)(loadRuntime, { timeout: 1_000 }),
);

// One tablet, many visitors: a page kept in the browser's memory brings back nothing of theirs.
addEventListener('pagehide', () =>
  document.querySelector<HTMLFormElement>('form[autocomplete=off]')?.reset(),
);

// An offer to install the site may come before anything could take it.
addEventListener('beforeinstallprompt', (event) => {
  event.preventDefault();
  window.installOffer = event;
});
