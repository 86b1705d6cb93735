// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { keepOpenedStories } from '#navigation/keep-opened-stories.ts';

const shown = vi.hoisted(() => ({ path: '' }));
vi.mock('#navigation/show-document.ts', () => ({ shownPath: () => shown.path }));

beforeEach(() => {
  shown.path = '/stories/7';
});

it('each story that is shown later is kept, and no other page', async () => {
  const worker = { postMessage: vi.fn() };
  const ready = Promise.resolve({ active: worker });
  vi.stubGlobal('navigator', { serviceWorker: { ready, controller: worker } });
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([]);
  keepOpenedStories();
  for (const path of ['/schools', '/stories/8', '/stories']) {
    shown.path = path;
    dispatchEvent(new Event('page-shown'));
  }
  await new Promise((resolve) => setTimeout(resolve));
  expect(worker.postMessage.mock.calls).toEqual(
    ['/stories/7', '/stories/8'].map((path) => [
      expect.objectContaining({ type: 'KEEP_STORIES', paths: [path] }),
    ]),
  );
});

it.each([
  ['navigate', true, true],
  ['reload', true, false],
  ['reload', false, true],
])(
  'after "%s", with a worker in control %s, the first document is kept: %s',
  async (type, isControlled, isKept) => {
    const worker = { postMessage: vi.fn() };
    const ready = Promise.resolve({ active: worker });
    const serviceWorker = { ready, controller: isControlled ? worker : null };
    vi.stubGlobal('navigator', { serviceWorker });
    vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
      Object.assign({}, { type }),
    ] as never);
    keepOpenedStories();
    await ready;
    await Promise.resolve();
    expect(worker.postMessage).toHaveBeenCalledTimes(isKept ? 1 : 0);
  },
);
