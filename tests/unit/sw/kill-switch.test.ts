import { readFileSync } from 'node:fs';
import { beforeEach, expect, it, vi } from 'vitest';

/** Runs the kill switch with fakes of the worker globals, on a device with one open page. */
function startKillSwitch() {
  const listeners = new Map<string, (event: object) => void>();
  const stored = new Set(['site-core', 'of-a-bad-build']);
  let isOpen = true;
  const page = {
    id: 'page',
    url: 'https://site.test/',
    navigate: vi.fn<() => Promise<null>>(async () => null),
  };
  const unregister = vi.fn(async () => true);
  const skipWaiting = vi.fn(async () => undefined);
  const self = {
    addEventListener: (type: string, listen: (event: object) => void) =>
      listeners.set(type, listen),
    skipWaiting,
    registration: { unregister },
    clients: { matchAll: async () => (isOpen ? [page] : []) },
  };
  const caches = {
    keys: async () => [...stored],
    delete: async (name: string) => stored.delete(name),
  };
  const script = readFileSync('sw/kill-switch/sw.js', 'utf8');
  new Function('self', 'caches', script)(self, caches);
  return {
    stored,
    page,
    unregister,
    skipWaiting,
    closePage: () => {
      isOpen = false;
      return null;
    },
    async happens(type: string, event: object = {}) {
      const works: Promise<unknown>[] = [];
      listeners.get(type)?.({ ...event, waitUntil: (work: Promise<unknown>) => works.push(work) });
      await Promise.all(works);
    },
  };
}

beforeEach(() => vi.useFakeTimers());

it('takes over at once, and asks for it a second time', async () => {
  const device = startKillSwitch();
  await device.happens('install');
  expect(device.skipWaiting).toHaveBeenCalledOnce();
  await vi.runAllTimersAsync();
  expect(device.skipWaiting).toHaveBeenCalledTimes(2);
});

it('removes every cache and the worker, and sends the pages to the network', async () => {
  const device = startKillSwitch();
  device.page.navigate.mockImplementation(async () => device.closePage());
  await device.happens('activate');
  await vi.runAllTimersAsync();
  expect(device.stored.size).toBe(0);
  expect(device.page.navigate).toHaveBeenCalledExactlyOnceWith('https://site.test/');
  expect(device.unregister).toHaveBeenCalled();
});

it('tries again with a page that refused, for a while', async () => {
  const device = startKillSwitch();
  device.page.navigate.mockRejectedValueOnce(new TypeError('Loads itself anew'));
  device.page.navigate.mockReturnValue(new Promise(() => undefined));
  await device.happens('activate');
  await vi.runAllTimersAsync();
  expect(device.page.navigate).toHaveBeenCalledTimes(10);
});

it('unregisters again when a page still finds it, and answers requests', async () => {
  const device = startKillSwitch();
  device.closePage();
  await device.happens('activate');
  await vi.runAllTimersAsync();
  device.unregister.mockClear();
  const port = { postMessage: vi.fn() };
  await device.happens('message', { ports: [port] });
  expect(device.unregister).toHaveBeenCalledOnce();
  expect(port.postMessage).toHaveBeenCalledExactlyOnceWith(null);
});
