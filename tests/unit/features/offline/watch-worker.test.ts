// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { WorkerReport } from '#shared/worker-messages.ts';
import { WorkerContainer } from '../../../support/fakes/worker-container.ts';

const complete: WorkerReport = {
  version: 1,
  build: 'b',
  core: { total: 9, paths: [], missing: [] },
  pictures: { total: 4, paths: [], missing: [] },
};

let undo = () => {};
beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('fetch', () => Promise.resolve(new Response()));
  vi.stubGlobal('caches', { keys: () => Promise.resolve([]) });
});
afterEach(() => {
  undo();
  undo = () => {};
  Reflect.deleteProperty(navigator, 'serviceWorker');
  Reflect.deleteProperty(window, 'trustedTypes');
});

async function start(container: WorkerContainer | null) {
  if (container) {
    Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: container });
  }
  const { watchWorker } = await import('#features/offline/watch-worker.ts');
  const { offlineStore } = await import('#features/offline/offline-store.ts');
  undo = watchWorker();
  return () => offlineStore.getState();
}

it('reports a registration that the browser refuses as failed', async () => {
  const container = new WorkerContainer(complete);
  container.refuses = true;
  const state = await start(container);
  await expect.poll(() => state().registration).toBe('failed');
});

it('reports a browser that stores nothing as unsupported', async () => {
  const container = new WorkerContainer(complete);
  container.refuses = true;
  vi.stubGlobal('caches', { keys: () => Promise.reject(new DOMException('', 'SecurityError')) });
  const state = await start(container);
  await expect.poll(() => state().registration).toBe('unsupported');
});

it('registers past the HTTP cache, and has everything stored and checked once the worker controls the page', async () => {
  const container = new WorkerContainer(complete);
  const state = await start(container);
  await expect.poll(() => state().registration).toBe('registered');
  expect(container.registered).toEqual(['/sw.js', { updateViaCache: 'none' }]);
  await expect.poll(() => state().readiness.status).toBe('unknown');
  expect(container.heard).toEqual([]);

  container.takeControl();
  await expect
    .poll(() => state().readiness)
    .toMatchObject({ status: 'ready', report: complete, checkedAt: expect.any(Number) });
  expect(container.heard).toEqual(['CACHE_IMAGES', 'REPAIR']);
});

it('checks at every start, also after a forced reload without control, and again when the network is back', async () => {
  const container = new WorkerContainer({
    ...complete,
    pictures: { total: 4, paths: [], missing: ['/art/a.svg'] },
  });
  container.active = container.worker();
  const state = await start(container);
  await expect.poll(() => state().readiness.status).toBe('incomplete');
  container.heard.length = 0;
  dispatchEvent(new Event('online'));
  await expect.poll(() => container.heard).toEqual(['CACHE_IMAGES', 'REPAIR']);
});

it('reports a waiting build, and never tells it to take over', async () => {
  const container = new WorkerContainer(complete);
  container.controller = container.worker();
  container.waiting = container.worker();
  const state = await start(container);
  await expect.poll(() => state().update).toBe('waiting');
  await expect.poll(() => state().readiness.status).toBe('ready');
  expect(container.heard).not.toContain('SKIP_WAITING');
});

it('looks for a new build at the start, on return, after the back-forward cache, and every hour', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const container = new WorkerContainer(complete);
  container.takeControl();
  const look = async (act: () => unknown) => {
    const before = container.updates;
    await act();
    await vi.waitFor(() => expect(container.updates).toBe(before + 1), { timeout: 20_000 });
  };
  await look(() => start(container));
  await look(() => document.dispatchEvent(new Event('visibilitychange')));
  await look(() => dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
  await look(() => vi.advanceTimersByTime(3_600_000));
});

it.each([
  ['on return', () => document.dispatchEvent(new Event('visibilitychange'))],
  ['after an hour', () => vi.advanceTimersByTime(3_600_000)],
])('retries a failed installation %s, unless storage is turned off', async (_, act) => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const container = new WorkerContainer(complete);
  const state = await start(container);
  await expect.poll(() => state().registration).toBe('registered');
  container.forgetRegistration();
  container.registered = [];
  const { setStorageOff } = await import('#shared/storage-off.ts');
  setStorageOff(true);
  act();
  await new Promise((resolve) => setTimeout(resolve));
  expect(container.registered).toEqual([]);
  setStorageOff(false);
  act();
  await expect.poll(() => container.registered).toEqual(['/sw.js', { updateViaCache: 'none' }]);
});

it('after "Not now", offers a later build but not the same one again', async () => {
  const container = new WorkerContainer(complete);
  container.takeControl();
  container.waiting = container.worker();
  const state = await start(container);
  await expect.poll(() => state().update).toBe('waiting');
  const { dismissUpdate } = await import('#features/offline/update-offer.tsx');
  dismissUpdate();
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.poll(() => container.updates).toBeGreaterThan(1);
  expect(state().update).toBe('dismissed');

  container.waiting = container.worker();
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.poll(() => state().update).toBe('waiting');
});

async function press() {
  const { saveAgain } = await import('#pages/offline/save-again.ts');
  return saveAgain();
}

it('each press of "Save again" makes the worker work once, and leaves no listener behind', async () => {
  const container = new WorkerContainer(complete);
  container.takeControl();
  const state = await start(container);
  await expect.poll(() => state().readiness.status).toBe('ready');
  const listeners = container.listeners();
  for (let presses = 0; presses < 3; presses += 1) {
    container.heard.length = 0;
    expect(await press()).toEqual({ status: 'ready' });
    expect(container.heard.filter((asked) => asked !== 'GET_STATUS')).toEqual([
      'CACHE_IMAGES',
      'REPAIR',
    ]);
  }
  expect(container.listeners()).toBe(listeners);
});

it('a press of "Save again" registers a worker that was removed', async () => {
  const container = new WorkerContainer(complete);
  container.takeControl();
  const state = await start(container);
  await expect.poll(() => state().readiness.status).toBe('ready');
  container.forgetRegistration();
  container.registered = [];
  await press();
  expect(container.registered).toEqual(['/sw.js', { updateViaCache: 'none' }]);
});

it('a press of "Save again" reports a failure while the browser still refuses the worker', async () => {
  const container = new WorkerContainer(null);
  container.refuses = true;
  const state = await start(container);
  await expect.poll(() => state().registration).toBe('failed');
  expect(await press()).toEqual({ status: 'failed' });
});

it('passes the address through one policy where Trusted Types exist', async () => {
  const createPolicy = vi.fn(
    (_name: string, rules: { createScriptURL: (url: string) => string }) => ({
      createScriptURL: (url: string) => `trusted ${rules.createScriptURL(url)}`,
    }),
  );
  Object.defineProperty(window, 'trustedTypes', { configurable: true, value: { createPolicy } });
  const { workerUrl } = await import('#features/offline/worker-registration.ts');
  expect([workerUrl(), workerUrl()]).toEqual(['trusted /sw.js', 'trusted /sw.js']);
  expect(createPolicy).toHaveBeenCalledExactlyOnceWith('sw-url', expect.anything());
  expect(() => createPolicy.mock.calls[0]?.[1].createScriptURL('/evil.js')).toThrow(TypeError);
});
