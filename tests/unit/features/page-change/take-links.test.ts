// @vitest-environment happy-dom
// @vitest-environment-options { "url": "https://site.example/", "settings": { "navigation": { "disableMainFrameNavigation": true, "disableChildPageNavigation": true, "disableFallbackToSetURL": true } } }
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import * as belowFold from '#features/page-change/below-fold.tsx';
import { createPageCode } from '#features/page-change/page-code.ts';
import { takeLinks } from '#features/page-change/take-links.ts';

const preloadRoute = vi.fn<(options: { readonly to: string }) => Promise<unknown>>();
const navigate = vi.fn<(options: { readonly href: string }) => Promise<unknown>>();
let undo: () => void;

beforeEach(() => {
  preloadRoute.mockReset().mockResolvedValue([]);
  navigate.mockReset().mockResolvedValue(undefined);
  undo = takeLinks({ navigate }, createPageCode({ preloadRoute }));
});

afterEach(() => {
  undo();
  document.body.replaceChildren();
});

/** Presses the link that this markup draws; true where it was left to the browser. */
function press(markup: string, keys: MouseEventInit = {}): boolean {
  document.body.innerHTML = markup;
  const link = document.querySelector('a');
  // The browser of this test goes nowhere.
  let isLeft = false;
  const judge = (event: Event) => {
    isLeft = !event.defaultPrevented;
    event.preventDefault();
  };
  addEventListener('click', judge, { once: true });
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, button: 0, ...keys });
  link?.firstElementChild?.dispatchEvent(event);
  return isLeft;
}

it('opens a page with its question and its place, once its code is there', async () => {
  expect(press('<a href="/books?level=2#end"><b>Books</b></a>')).toBe(false);
  await vi.waitFor(() => expect(navigate).toHaveBeenCalledWith({ href: '/books?level=2#end' }));
  expect(preloadRoute).toHaveBeenCalledWith({ to: '/books' });
});

it('opens a page whose code is there at once', async () => {
  document.body.innerHTML = '<a href="/team"><b>Team</b></a>';
  document.querySelector('b')?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  await vi.waitFor(() => expect(preloadRoute).toHaveBeenCalledOnce());
  await preloadRoute.mock.results[0]?.value;
  press('<a href="/team"><b>Team</b></a>');
  expect(navigate).toHaveBeenCalledOnce();
  expect(preloadRoute).toHaveBeenCalledOnce();
});

it.each([
  ['/books', 'gives the focus away before its page goes'],
  ['/', 'keeps the focus where it leads to its own page'],
])('a pressed link to %s %s', async (href) => {
  navigate.mockImplementation(async () => {
    const isFocused = document.activeElement === document.querySelector('a');
    expect(isFocused).toBe(href === '/');
  });
  addEventListener('click', () => document.querySelector('a')?.focus(), {
    once: true,
    capture: true,
  });
  press(`<a href="${href}"><b>Page</b></a>`);
  await vi.waitFor(() => expect(navigate).toHaveBeenCalledOnce());
  await navigate.mock.results[0]?.value;
});

it('opens the page that was pressed last, whichever code is there first', async () => {
  let arrive: (matches: unknown) => void = () => {};
  const slow = new Promise((resolve) => (arrive = resolve));
  preloadRoute.mockReturnValueOnce(slow);
  press('<a href="/books"><b>Books</b></a>');
  press('<a href="/team"><b>Team</b></a>');
  await vi.waitFor(() => expect(navigate).toHaveBeenCalledWith({ href: '/team' }));
  arrive([]);
  await slow;
  press('<a href="/team"><b>Team</b></a>');
  expect(navigate.mock.calls.map(([{ href }]) => href)).toEqual(['/team', '/team']);
});

it.each([
  ['another site', '<a href="https://other.example/"><b>There</b></a>'],
  ['a file', '<a href="/stories.epub"><b>There</b></a>'],
  ['a download', '<a href="/books" download><b>There</b></a>'],
  ['another window', '<a href="/books" target="_blank"><b>There</b></a>'],
  ['a place on this page', '<a href="#main"><b>There</b></a>'],
])('leaves %s to the browser', (_, markup) => {
  expect(press(markup)).toBe(true);
  expect(navigate).not.toHaveBeenCalled();
});

it.each([
  { ctrlKey: true },
  { metaKey: true },
  { shiftKey: true },
  { altKey: true },
  { button: 1 },
])('leaves a press with %o to the browser', (keys) => {
  expect(press('<a href="/books"><b>Books</b></a>', keys)).toBe(true);
  expect(preloadRoute).not.toHaveBeenCalled();
});

it('leaves a press alone that something nearer has taken', () => {
  document.body.addEventListener('click', (event) => event.preventDefault(), { once: true });
  press('<a href="/books"><b>Books</b></a>');
  expect(preloadRoute).not.toHaveBeenCalled();
});

it('asks again for a page that did not come', async () => {
  preloadRoute.mockResolvedValueOnce(undefined);
  press('<a href="/books"><b>Books</b></a>');
  await vi.waitFor(() => expect(navigate).toHaveBeenCalledOnce());
  press('<a href="/books"><b>Books</b></a>');
  expect(preloadRoute).toHaveBeenCalledTimes(2);
});

it('says of a page that it is opened at its top, unless a place on it is meant', async () => {
  const isAtTop = vi.spyOn(belowFold, 'setAtTop');
  press('<a href="/books"><b>Books</b></a>');
  await vi.waitFor(() => expect(isAtTop).toHaveBeenLastCalledWith(true));
  press('<a href="/team#end"><b>Team</b></a>');
  await vi.waitFor(() => expect(isAtTop).toHaveBeenLastCalledWith(false));
});
