// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { loadProviderScripts } from '#features/mailing-form/load-provider-scripts.ts';

const jquery = 'https://code.example/jquery.js';
const validation = 'https://files.example/validate.js';
const both = [jquery, validation];

let isOnline = true;
/** Addresses of the scripts that fail to load. */
let missing: readonly string[] = [];
/** Runs when a script has arrived, before its `load` or `error` event. */
let onArrival = () => {};
let asked: string[] = [];

beforeEach(() => {
  isOnline = true;
  missing = [];
  onArrival = () => {};
  asked = [];
  visit('/contact', both);
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
  const append = document.head.append.bind(document.head);
  vi.spyOn(document.head, 'append').mockImplementation((script) => {
    if (!(script instanceof HTMLScriptElement)) throw new TypeError('no script');
    asked.push(script.src);
    // Keeps happy-dom from loading the script.
    script.type = 'text/plain';
    append(script);
    onArrival();
    script.dispatchEvent(new Event(missing.includes(script.src) ? 'error' : 'load'));
  });
});

function visit(path: string, admitted: readonly string[]): void {
  history.replaceState(null, '', path);
  const policy = `default-src 'none'; script-src ${["'self'", ...admitted].join(' ')}; img-src x`;
  document.head.innerHTML = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
}

it('loads one after the other, and none before the page is idle', async () => {
  onArrival = () => expect(asked.length).toBe(document.scripts.length);
  const loading = loadProviderScripts(both);
  expect(asked).toEqual([]);
  await loading;
  expect(asked).toEqual(both);
});

it('asks once in a document', async () => {
  await loadProviderScripts(both);
  history.replaceState(null, '', '/waiting-list');
  await loadProviderScripts(both);
  expect(asked).toEqual(both);
});

it('stops at one that does not load', async () => {
  missing = [jquery];
  await loadProviderScripts(both);
  await loadProviderScripts(both);
  expect(asked).toEqual([jquery]);
});

it.each([
  ['where the page’s policy forbids one of them', () => visit('/contact', [jquery])],
  ['where the page has no policy', () => document.head.replaceChildren()],
  ['on other pages, whatever their policy', () => visit('/aasl25-coming-soon', both)],
  ['offline', () => (isOnline = false)],
])('asks for none %s', async (_where, change) => {
  change();
  await loadProviderScripts(both);
  expect(asked).toEqual([]);
});

it('loads no further script once the visitor has left the page', async () => {
  onArrival = () => history.replaceState(null, '', '/');
  await loadProviderScripts(both);
  expect(asked).toEqual([jquery]);
});
