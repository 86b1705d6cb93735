// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const startNavigation = vi.hoisted(() => vi.fn());
vi.mock('#navigation/start-navigation.ts', () => ({ startNavigation }));
vi.mock('#navigation/show-document.ts', () => ({ shownPath: () => '/' }));
vi.mock('#navigation/leave-to.ts', () => ({ leaveTo: vi.fn() }));

/** What the router has been given, in order. */
let routed: string[];
let listeners: AbortController;
const preload = vi.fn();

beforeEach(async () => {
  vi.resetModules();
  routed = [];
  listeners = new AbortController();
  startNavigation.mockReset();
  startNavigation.mockImplementation(() => {
    const { signal } = listeners;
    const onClick = (event: Event) => {
      event.preventDefault();
      routed.push((event.target as HTMLAnchorElement).pathname);
    };
    addEventListener('click', onClick, { signal });
    return { preload };
  });
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => Response.error()),
  );
  history.replaceState(null, '', '/');
  document.head.innerHTML =
    '<script data-runtime="/assets/main.js" data-navigation="/assets/router.js" type="text/plain"></script>';
  document.body.innerHTML = '<a href="/books">Books</a><a href="/about">About</a><p>Text</p>';
});

afterEach(() => listeners.abort());

async function load(): Promise<void> {
  const { loadNavigation } = await import('#navigation/load-navigation.ts');
  loadNavigation();
}

const link = (path: string) => document.querySelector<HTMLAnchorElement>(`[href="${path}"]`);

it('fetches the router, but does not run it before there is a visitor', async () => {
  await load();
  expect(document.querySelector<HTMLLinkElement>('[rel=prefetch]')?.href).toContain('router.js');
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(startNavigation).not.toHaveBeenCalled();
  dispatchEvent(new Event('scroll'));
  await expect.poll(() => startNavigation.mock.calls.length).toBe(1);
});

it('repeats the last press once the router has started', async () => {
  await load();
  link('/books')?.click();
  link('/about')?.click();
  await expect.poll(() => routed).toEqual(['/about']);
  link('/books')?.click();
  expect(routed).toEqual(['/about', '/books']);
});

it('preloads the page of a link that a pointer reaches', async () => {
  await load();
  link('/about')?.dispatchEvent(new Event('pointerover', { bubbles: true }));
  await expect.poll(() => preload.mock.calls).toEqual([['/about']]);
  expect(vi.mocked(fetch).mock.calls[0]?.[0]).toBe('/about');
});

it.each([
  ['an entry that the router has made', { __TSR_key: 'a' }, '/'],
  ['a hash that it redirects', null, '/4f3c9a12be'],
])('starts the router at once for %s', async (_name, state, path) => {
  history.replaceState(state, '', path);
  await load();
  await expect.poll(() => startNavigation.mock.calls.length).toBe(1);
});
