/** The run time: what every document runs after its first paint. It has no React; islands bring that. */
import { answerApiCalls } from '#features/offline/answer-api-calls.ts';
import { guardOutsideLinks } from '#features/outside-link/guard-outside-links.ts';
import { watchPreferences } from '#features/reading/preferences.ts';
import { enhanceFrame } from '#frame/enhance-frame.ts';
import { startFirstDocument } from '#navigation/show-document.ts';
import { startNavigation } from '#navigation/start-navigation.ts';
import { startPanelAddresses } from '#ui/layout/panel-addresses.ts';
import { startBackground } from './background.ts';

void start();

async function start(): Promise<void> {
  // An early press fetches this code before all of the document is there.
  if (document.readyState === 'loading')
    await new Promise((resolve) => addEventListener('DOMContentLoaded', resolve));
  enhanceFrame();
  watchPreferences();
  guardOutsideLinks();
  answerApiCalls();
  startFirstDocument();
  startPanelAddresses();
  startNavigation();
  // Nothing competes with a document that still loads.
  if (document.readyState === 'complete') startBackground();
  else addEventListener('load', startBackground, { once: true });
  const { documentElement: root } = document;
  root.dataset['live'] = '';
  root.dispatchEvent(new Event('live'));
  dispatchEvent(new Event('runtime'));
}
