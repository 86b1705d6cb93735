/** The runtime: the code that every page runs after its first paint. It contains no React. */
import { answerApiCalls } from '#features/offline/answer-api-calls.ts';
import { guardOutsideLinks } from '#features/outside-link/guard-outside-links.ts';
import { watchPreferences } from '#features/reading/preferences.ts';
import { enhanceFrame } from '#frame/enhance-frame.ts';
import { startFirstDocument } from '#navigation/show-document.ts';
import { followLinks } from '#navigation/follow-links.ts';
import { startPanelAddresses } from '#features/panel-addresses/start-panel-addresses.ts';
import { startBackground } from './background.ts';

void start();

async function start(): Promise<void> {
  // An early press may load this code before the document is complete.
  if (document.readyState === 'loading')
    await new Promise((resolve) => addEventListener('DOMContentLoaded', resolve));
  enhanceFrame();
  watchPreferences();
  guardOutsideLinks();
  answerApiCalls();
  startFirstDocument();
  startPanelAddresses();
  followLinks();
  // Wait for `load`, so that nothing competes with the document.
  if (document.readyState === 'complete') startBackground();
  else addEventListener('load', startBackground, { once: true });
  const { documentElement: root } = document;
  root.dataset['live'] = '';
  root.dispatchEvent(new Event('live'));
  dispatchEvent(new Event('runtime'));
}
