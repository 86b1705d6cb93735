// @vitest-environment happy-dom
// @vitest-environment-options {"settings":{"navigation":{"disableMainFrameNavigation":true,"disableFallbackToSetURL":true}}}
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { outsideCopy } from '#content/copy/parts/site.ts';
import { insistMs } from '#platform/network/press-reachability.ts';

const notify = vi.hoisted(() => vi.fn());
vi.mock('#ui/toast/notify.ts', () => ({ notify }));

let undo = () => {};
let isOnline = true;
let answers = true;

beforeEach(async () => {
  vi.resetModules();
  isOnline = true;
  answers = true;
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
  vi.stubGlobal('fetch', () =>
    answers ? Promise.resolve(new Response()) : Promise.reject(new TypeError('no network')),
  );
  document.body.innerHTML = `<a id="outside" href="https://elsewhere.example/"><b>Shop</b></a>
    <a id="other" href="https://other.example/">Privacy</a>
    <a id="file" href="/epub/stories.epub">Book</a><a id="inside" href="/books">Books</a><a id="mail" href="mailto:a@example.com">Write</a>`;
  const guard = await import('#features/outside-link/guard-outside-links.ts');
  undo = guard.guardOutsideLinks();
});

afterEach(() => undo());

interface Press extends MouseEventInit {
  readonly type?: 'click' | 'auxclick';
  /** Time stamp of the event, in milliseconds. */
  readonly at?: number;
}

/** Presses a link; returns true if the browser was left to follow it. */
function press(selector: string, { type = 'click', at = 1000, ...init }: Press = {}): boolean {
  const event = new MouseEvent(type, { bubbles: true, cancelable: true, ...init });
  Object.defineProperty(event, 'timeStamp', { value: at });
  // Stands for the browser, which acts after all listeners.
  const follow = (last: Event) => last.preventDefault();
  let isFollowed = false;
  const look = (seen: Event) => {
    isFollowed = !seen.defaultPrevented;
    follow(seen);
  };
  addEventListener(type, look);
  document.querySelector(selector)?.dispatchEvent(event);
  removeEventListener(type, look);
  return isFollowed;
}

/** Moves the pointer over a link, and waits until the network was probed. */
async function approach(selector: string): Promise<void> {
  document.querySelector(selector)?.dispatchEvent(new Event('pointerover', { bubbles: true }));
  await new Promise((resolve) => setTimeout(resolve));
}

it('leaves a press alone while the network is there', async () => {
  await approach('b');
  expect(press('b')).toBe(true);
  expect(notify).not.toHaveBeenCalled();
});

it.each([
  ['a press', {}],
  ['one of the middle button', { type: 'auxclick', button: 1 }],
  ['one with a modifier key', { ctrlKey: true }],
] as const)(
  'shows a message for %s without a network, and lets a second press through',
  (_name, init) => {
    isOnline = false;
    expect(press('b', init)).toBe(false);
    expect(notify.mock.calls).toEqual([
      [expect.objectContaining({ tone: 'failure', ...outsideCopy })],
    ]);
    expect(press('b', { ...init, at: 1000 + insistMs })).toBe(true);
  },
);

it.each(['#inside', '#mail'])('ignores %s', (selector) => {
  isOnline = false;
  expect(press(selector)).toBe(true);
  expect(notify).not.toHaveBeenCalled();
});

it('leaves a press alone that another listener has prevented', () => {
  isOnline = false;
  document.body.addEventListener('click', (event) => event.preventDefault(), { once: true });
  press('b');
  expect(notify).not.toHaveBeenCalled();
});

it('holds the first press on each link where the network leads nowhere', async () => {
  answers = false;
  await approach('b');
  expect([press('b'), press('#other', { at: 1000 + insistMs })]).toEqual([false, false]);
  await approach('b');
  expect(press('#other', { at: 1000 + 2 * insistMs })).toBe(true);
});

it.each([
  ['follows one to a file where a server answers, although the browser says offline', false],
  ['answers one to a file in words where none answers, although the browser says online', true],
])('%s', async (_, saysOnline) => {
  isOnline = saysOnline;
  answers = !saysOnline;
  const followed = vi.fn();
  expect(press('#file')).toBe(false);
  addEventListener('click', followed);
  await new Promise((resolve) => setTimeout(resolve));
  removeEventListener('click', followed);
  expect(followed).toHaveBeenCalledTimes(answers ? 1 : 0);
  expect(notify).toHaveBeenCalledTimes(answers ? 0 : 1);
});
