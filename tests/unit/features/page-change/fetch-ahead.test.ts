// @vitest-environment happy-dom
// @vitest-environment-options { "url": "https://site.example/" }
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fetchAhead } from '#features/page-change/fetch-ahead.ts';

const fetch = vi.fn(async (_path: string) => undefined);
let onRendered: (() => void) | undefined;
let undo = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: {} });
  // Where each link stands is the number in its `data-top`, in pixels.
  vi.spyOn(HTMLAnchorElement.prototype, 'getBoundingClientRect').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    return new DOMRect(0, Number(this.dataset['top']), 'closed' in this.dataset ? 0 : 90, 40);
  });
});

afterEach(() => {
  undo();
  fetch.mockClear();
  history.replaceState(null, '', '/');
  Reflect.deleteProperty(navigator, 'serviceWorker');
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function show(main: string): void {
  document.body.innerHTML = `<header><a href="/team">Team</a></header><main>${main}</main>`;
}

function start(): void {
  const subscribe = (_event: 'onRendered', listener: () => void) => {
    onRendered = listener;
    return () => (onRendered = undefined);
  };
  undo = fetchAhead({ subscribe }, { isThere: () => false, fetch });
}

const fetched = () => fetch.mock.calls.map(([path]) => path);

it('fetches the first two pages to which this screen and the next lead, once the page rests', async () => {
  show(`
    <a href="https://other.example/" data-top="0">Elsewhere</a>
    <a href="#end" data-top="0">Here</a>
    <a href="/closed" data-top="0" data-closed>In a part that is closed</a>
    <a href="/above" data-top="-200">Above</a>
    <a href="/below" data-top="${2 * innerHeight}">Two screens below</a>
    <a href="/books" data-top="${innerHeight}">Books</a>
    <a href="/books#second" data-top="${innerHeight}">Again</a>
    <a href="/stories" data-top="10">Stories</a>
    <a href="/method" data-top="20">Method</a>`);
  start();
  await vi.advanceTimersByTimeAsync(300);
  expect(fetched()).toEqual([]);
  await vi.runAllTimersAsync();
  expect(fetched()).toEqual(['/books', '/stories']);
});

it('looks again after each page change, and no more once undone', async () => {
  show('<a href="/books" data-top="0">Books</a>');
  start();
  await vi.advanceTimersByTimeAsync(300);
  show('<a href="/stories" data-top="0">Stories</a>');
  onRendered?.();
  await vi.runAllTimersAsync();
  expect(fetched()).toEqual(['/stories']);
  onRendered?.();
  undo();
  await vi.runAllTimersAsync();
  expect(onRendered).toBeUndefined();
  expect(fetched()).toEqual(['/stories']);
});

it('fetches nothing more for a page that was left meanwhile', async () => {
  show('<a href="/books" data-top="0">Books</a><a href="/stories" data-top="0">Stories</a>');
  fetch.mockImplementationOnce(async () => history.replaceState(null, '', '/books') as undefined);
  start();
  await vi.runAllTimersAsync();
  expect(fetched()).toEqual(['/books']);
});

it('fetches nothing ahead where there is no worker to keep it', async () => {
  Reflect.deleteProperty(navigator, 'serviceWorker');
  show('<a href="/books" data-top="0">Books</a>');
  start();
  await vi.runAllTimersAsync();
  expect(fetched()).toEqual([]);
});
