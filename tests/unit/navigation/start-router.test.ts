// @vitest-environment happy-dom
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { notify } from '#ui/toast/notify.ts';

vi.mock('#islands/start-islands.ts', () => ({ startIslands: vi.fn(() => stopIslands) }));
vi.mock('#ui/toast/notify.ts', () => ({ notify: vi.fn() }));
const stopIslands = vi.hoisted(() => vi.fn());

const network = vi.fn<typeof fetch>();
const pushState = vi.spyOn(History.prototype, 'pushState');
const events: string[] = [];

/** Returns a short form of a document that page-document.ts writes. */
function documentOf(title: string, lang = 'en-GB'): string {
  return `<!doctype html><html lang="${lang}"><head><title>${title}</title>
    <meta name="description" content="About ${title}">
    <style data-styles="islands">.a{color:red}</style><style data-styles="page">.b{color:blue}</style>
    <script data-runtime="/assets/main-1.js" type="text/plain"></script></head>
    <body><main id="main" tabindex="-1"><h1>${title}</h1>
    <a href="/books">Books</a><a href="/about">About</a><a href="/team">Team</a></main></body></html>`;
}

const heading = () => document.querySelector('h1')?.textContent;
const press = (path: string) =>
  document.querySelector<HTMLAnchorElement>(`main a[href="${path}"]`)?.click();

/** Starts one document, as in a browser: each test continues where the one before ended. */
beforeAll(async () => {
  history.replaceState(null, '', '/start');
  const parsed = new DOMParser().parseFromString(documentOf('Start'), 'text/html');
  document.head.replaceChildren(...parsed.head.childNodes);
  document.body.replaceChildren(...parsed.body.childNodes);
  for (const type of ['page-leave', 'page-shown'])
    addEventListener(type, () => events.push(`${type} ${heading()}`));
  const { startFirstDocument } = await import('#navigation/show-document.ts');
  const { followLinks } = await import('#navigation/follow-links.ts');
  startFirstDocument();
  followLinks();
  // Loads the router.
  dispatchEvent(new Event('scroll'));
  await vi.waitUntil(() => history.state !== null, { timeout: 20_000 });
});
beforeEach(() => {
  vi.stubGlobal('fetch', network);
  vi.stubGlobal('scrollTo', vi.fn());
  network.mockImplementation(async (input) => new Response(documentOf(String(input))));
});

it('takes over the language of the next document, but not from a page translator', async () => {
  const { showDocument } = await import('#navigation/show-document.ts');
  const { documentElement: root } = document;
  for (const [shown, next, expected] of [
    ['en-GB', 'en-US', 'en-US'],
    ['en-US', 'en-GB', 'en-GB'],
    ['ar', 'en-US', 'ar'],
  ] as const) {
    root.lang = shown;
    showDocument(documentOf('Start', next), '/start');
    expect(root.lang).toBe(expected);
  }
  events.length = 0;
  root.lang = 'en-GB';
});

it('replaces the shown document with the next one', async () => {
  press('/books');
  await expect.poll(heading).toBe('/books');
  expect(location.pathname).toBe('/books');
  expect(document.title).toBe('/books');
  expect(document.querySelectorAll('meta[name=description]')).toHaveLength(1);
  expect(document.querySelector('meta[name=description]')?.getAttribute('content')).toBe(
    'About /books',
  );
  expect(document.activeElement?.id).toBe('main');
  expect(document.querySelector('main')?.getAttribute('aria-label')).toBe('/books');
  expect(stopIslands).toHaveBeenCalled();
  expect(events).toEqual(['page-leave Start', 'page-shown /books']);
});

it('shows the page of the last of two quick presses', async () => {
  press('/books');
  press('/about');
  await expect.poll(heading).toBe('/about');
  expect(location.pathname).toBe('/about');
});

it('stores where a link within the page was pressed, though Firefox has scrolled to its place by then', () => {
  const link = Object.assign(document.createElement('a'), { href: `${location.pathname}#place` });
  document.body.append(link);
  // happy-dom does not follow the link.
  link.addEventListener('click', () => vi.stubGlobal('scrollY', 200), { once: true });
  link.click();
  vi.stubGlobal('scrollY', 900);
  History.prototype.pushState.call(history, null, '', link.href);
  dispatchEvent(new PopStateEvent('popstate', { state: null }));
  expect(vi.mocked(scrollTo).mock.calls[0]).toEqual([{ top: 200, behavior: 'instant' }]);
  vi.stubGlobal('scrollY', 0);
  link.remove();
});

it('says so where there is no network, and leaves a second press to the browser', async () => {
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
  network.mockRejectedValue(new TypeError('no network'));
  // The last probe of the network is out of date by then.
  const now = vi.spyOn(performance, 'now').mockReturnValue(60_000);
  press('/team');
  await expect.poll(() => vi.mocked(notify).mock.calls.length).toBe(1);
  expect(assign).not.toHaveBeenCalled();
  now.mockReturnValue(62_000);
  press('/team');
  await expect.poll(() => assign.mock.calls).toEqual([[new URL('/team', location.href).href]]);
  expect(heading()).toBe('/about');
  now.mockRestore();
  assign.mockRestore();
});

/** Goes to a history entry as Back does, to whose document the browser changes the address at once. */
function goBackTo(path: string): void {
  const state = { key: path, __TSR_key: path, __TSR_index: 0 };
  History.prototype.replaceState.call(history, state, '', path);
  dispatchEvent(new PopStateEvent('popstate', { state }));
}

it('leaves the next entry alone while Back loads: its address and its scroll position', async () => {
  network.mockReturnValue(new Promise(() => undefined));
  goBackTo('/team');
  dispatchEvent(new CustomEvent('address', { detail: { search: '', hash: '#panel' } }));
  // The router changes the address in a microtask.
  await Promise.resolve();
  expect(location.pathname + location.hash).toBe('/team');
  dispatchEvent(new Event('pagehide'));
  expect(history.scrollRestoration).toBe('manual');
  goBackTo('/about');
  dispatchEvent(new Event('pagehide'));
  expect(history.scrollRestoration).toBe('auto');
});

it('returns to the place where a page was left that the browser kept in memory', () => {
  vi.stubGlobal('scrollY', 700);
  dispatchEvent(new Event('pagehide'));
  vi.mocked(scrollTo).mockClear();
  for (const persisted of [false, true])
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
  expect(vi.mocked(scrollTo).mock.calls).toEqual([[{ top: 700, behavior: 'instant' }]]);
  vi.stubGlobal('scrollY', 0);
});

it('lets the browser restore the scroll position of a page that it discards while hidden', () => {
  const hidden = vi.spyOn(document, 'hidden', 'get');
  for (const [isHidden, expected] of [
    [true, 'auto'],
    [false, 'manual'],
  ] as const) {
    hidden.mockReturnValue(isHidden);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(history.scrollRestoration).toBe(expected);
  }
  hidden.mockRestore();
});

it('lets the browser open a page whose address is refused, but tells other callers of the refusal', async () => {
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
  const refuse = () => {
    throw new DOMException('Refused', 'SecurityError');
  };
  pushState.mockImplementationOnce(refuse).mockImplementationOnce(refuse);
  expect(() => history.pushState(null, '', '/elsewhere')).toThrow('Refused');
  expect(assign).not.toHaveBeenCalled();
  press('/books');
  await expect.poll(() => assign.mock.calls).toEqual([['/books']]);
  assign.mockRestore();
  dispatchEvent(new Event('pagehide'));
});

it('writes no property into the address that an old library has added to every object', async () => {
  const properties: object = Object.prototype;
  Object.assign(properties, { added: () => undefined });
  await expect.poll(heading).toBe('/books');
  press('/about');
  await expect.poll(heading).toBe('/about');
  Reflect.deleteProperty(properties, 'added');
  expect(location.pathname + location.search).toBe('/about');
});

it('replaces the shown document even if other software has changed the id of its content', async () => {
  document.querySelector('main')?.setAttribute('id', 'renamed');
  press('/books');
  await expect.poll(heading).toBe('/books');
});
