// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { fileCopy } from '#content/copy/parts/site.ts';
import { passOn } from '#features/take-along/pass-on.ts';

const notify = vi.hoisted(() => vi.fn());
vi.mock('#ui/toast/notify.ts', () => ({ notify }));

const share = vi.fn(async (_data: ShareData) => {});
let button: HTMLElement;
beforeEach(() => {
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  button = document.createElement('button');
  button.dataset['file'] = '/take/stories.html';
});

const failed = expect.objectContaining({ tone: 'failure', title: fileCopy.title });
const answerWith = (body: string, status = 200) =>
  vi.stubGlobal('fetch', async () => new Response(body, { status }));

it.each([
  ["a filter's page", '<h1>Blocked</h1>', 200],
  ['an error', '<main id="contents">', 503],
])(
  'shares nothing when the answer is %s, and the file at the next press',
  async (_, body, status) => {
    // A file of its own: passOn keeps those that it has fetched.
    button.dataset['file'] = `/take/${status}.html`;
    answerWith(body, status);
    await passOn(button);
    expect(notify).toHaveBeenCalledExactlyOnceWith(failed);
    expect(share).not.toHaveBeenCalled();

    answerWith('<main id="contents">');
    await passOn(button);
    expect(share.mock.calls[0]?.[0].files?.[0]?.name).toBe(`${status}.html`);
    expect(notify).toHaveBeenCalledTimes(1);
  },
);

it('gives up on a server that never answers, so that the button can be pressed again', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  const pressed = passOn(button);
  await vi.advanceTimersByTimeAsync(59_000);
  expect(button.hasAttribute('aria-disabled')).toBe(true);
  await vi.advanceTimersByTimeAsync(1_000);
  await pressed;
  expect(notify).toHaveBeenCalledExactlyOnceWith(failed);
  expect(button.hasAttribute('aria-disabled')).toBe(false);
});
