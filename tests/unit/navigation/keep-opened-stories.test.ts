// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { keepOpenedStories } from '#navigation/keep-opened-stories.ts';

vi.mock('#navigation/show-document.ts', () => ({ shownPath: () => '/stories/7' }));

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
