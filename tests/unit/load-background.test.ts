// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { loadBackground } from '#load-background.ts';
import { WorkerContainer } from '../support/fakes/worker-container.ts';

let undo = () => {};
afterEach(() => {
  undo();
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

it('registers the worker once the page has loaded, and not before', async () => {
  const container = new WorkerContainer(null);
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: container });
  const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  undo = loadBackground(
    { subscribe: () => () => undefined },
    { isThere: () => false, fetch: async () => undefined },
  );
  dispatchEvent(new Event('online'));
  await new Promise((goOn) => setTimeout(goOn));
  expect(container.registered).toEqual([]);
  state.mockReturnValue('complete');
  dispatchEvent(new Event('load'));
  await expect.poll(() => container.registered).toEqual(['/sw.js', { updateViaCache: 'none' }]);
});
