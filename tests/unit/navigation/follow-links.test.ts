// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const startRouter = vi.hoisted(() => vi.fn());
const leaveTo = vi.hoisted(() => vi.fn());
vi.mock('#navigation/start-router.ts', () => ({ startRouter }));
vi.mock('#navigation/show-document.ts', () => ({
  shownPath: () => '/',
  isAddressShown: () => location.pathname === '/',
}));
vi.mock('#navigation/leave-to.ts', () => ({ leaveTo }));

const preload = vi.fn();
const open = vi.fn();
const listeners: (readonly [string, EventListenerOrEventListenerObject])[] = [];

beforeEach(() => {
  vi.resetModules();
  startRouter.mockReturnValue({ preload, open });
  const text = '<script data-runtime="/assets/main.js" data-router="/assets/router.js"></script>';
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response(text)),
  );
  vi.stubGlobal('scrollTo', vi.fn());
  history.replaceState(null, '', '/');
  document.head.innerHTML = text;
  document.body.innerHTML = `<a href="/books">Books</a><a href="/about">About</a><a href="/">Home</a>
    <a href="#part">Part</a><main id="main" tabindex="-1">Text</main>`;
  const add = window.addEventListener.bind(window);
  vi.spyOn(window, 'addEventListener').mockImplementation(
    (type: string, listener: EventListenerOrEventListenerObject, options?: unknown) => {
      listeners.push([type, listener]);
      add(type, listener, options as AddEventListenerOptions);
    },
  );
});

afterEach(() => {
  for (const [type, listener] of listeners.splice(0)) removeEventListener(type, listener);
});

async function start(): Promise<void> {
  const { followLinks } = await import('#navigation/follow-links.ts');
  followLinks();
}

const link = (path: string) => document.querySelector<HTMLAnchorElement>(`[href="${path}"]`);
const opened = () => open.mock.calls.map(([{ pathname }]) => pathname);

/** Presses a link. Returns false if the browser does not follow it. */
function press(path: string): boolean {
  const click = new MouseEvent('click', { bubbles: true, cancelable: true });
  return link(path)?.dispatchEvent(click) ?? false;
}

it('fetches the router, but does not run it before there is a visitor', async () => {
  await start();
  expect(fetch).toHaveBeenCalledWith('/assets/router.js', { priority: 'low' });
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(startRouter).not.toHaveBeenCalled();
  dispatchEvent(new Event('scroll'));
  await expect.poll(() => startRouter.mock.calls.length).toBe(1);
});

it('opens the page of the last press once the router has started', async () => {
  await start();
  expect([press('/books'), press('/about')]).toEqual([false, false]);
  await expect.poll(opened).toEqual(['/about']);
  press('/books');
  await expect.poll(opened).toEqual(['/about', '/books']);
  expect(startRouter).toHaveBeenCalledOnce();
  expect(leaveTo).not.toHaveBeenCalled();
});

it('opens no page after Back', async () => {
  await start();
  press('/books');
  dispatchEvent(new PopStateEvent('popstate'));
  await expect.poll(() => startRouter.mock.calls.length).toBe(1);
  press('/about');
  await expect.poll(opened).toEqual(['/about']);
});

it('lets the browser open a page whose router cannot be started', async () => {
  startRouter.mockImplementationOnce(() => {
    throw new Error('lost');
  });
  await start();
  press('/books');
  await expect.poll(() => leaveTo.mock.calls.map(([{ pathname }]) => pathname)).toEqual(['/books']);
  press('/about');
  await expect.poll(opened).toEqual(['/about']);
});

it('leaves places in the shown page to the browser, and goes to its top without the router', async () => {
  startRouter.mockImplementation(() => {
    throw new Error('lost');
  });
  await start();
  expect(press('#part')).toBe(true);
  history.replaceState(null, '', '/?q=cup#part');
  expect(press('/')).toBe(false);
  expect(location.search + location.hash).toBe('');
  expect(document.activeElement?.id).toBe('main');
  expect(vi.mocked(scrollTo).mock.calls).toEqual([[{ top: 0, behavior: 'instant' }]]);
  const { length } = history;
  press('/');
  expect(history.length).toBe(length);
  expect(leaveTo).not.toHaveBeenCalled();
});

it('preloads the page of a link that a pointer reaches', async () => {
  await start();
  link('/about')?.dispatchEvent(new Event('pointerover', { bubbles: true }));
  await expect.poll(() => preload.mock.calls).toEqual([['/about']]);
  expect(vi.mocked(fetch).mock.lastCall?.[0]).toBe('/about');
});

it.each([
  ['an entry that has a key', { __TSR_key: 'a' }, '/'],
  ['a token that it redirects', null, '/4f3c9a12be'],
])('starts the router at once for %s', async (_name, state, path) => {
  history.replaceState(state, '', path);
  await start();
  await expect.poll(() => startRouter.mock.calls.length).toBe(1);
});
