import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createWorkerHarness, event } from '../../support/fakes/worker-harness.ts';
import { install } from '../../../sw/fetch-missing.ts';
import { createQueue, handleMessage, type MessageDeps } from '../../../sw/handle-message.ts';
import { listDownloadFailures } from '#shared/download-failure.ts';
import { setStorageOff } from '#shared/storage-off.ts';
import type { WorkerRequestType } from '#shared/worker-messages.ts';

const files = { '/': 'home', '/art/a.svg': 'a', '/art/b.svg': 'b' };

let harness: ReturnType<typeof createWorkerHarness>;
let deps: MessageDeps;
let hasNextBuild: boolean;
beforeEach(async () => {
  harness = createWorkerHarness();
  const { core, pictures, stories } = harness.buildSite(files);
  const skipWaiting = vi.fn(async () => {});
  const queues = { enqueue: createQueue(), enqueueStories: createQueue() };
  hasNextBuild = false;
  deps = {
    core,
    pictures,
    stories,
    ...queues,
    hasNextBuild: () => hasNextBuild,
    skipWaiting,
    unregister: vi.fn(async () => true),
  };
  await install(core, event);
});
afterEach(() => setStorageOff(false));

const post = (type: WorkerRequestType, version = 2) =>
  handleMessage({ type, version }, event, deps);

it('caches the pictures once for two pages that ask at the same time', async () => {
  harness.network.log.length = 0;
  const [one] = await Promise.all([post('CACHE_IMAGES'), post('CACHE_IMAGES')]);
  expect(harness.network.log.sort()).toEqual(['no-cache /art/a.svg', 'no-cache /art/b.svg']);
  expect(one?.pictures).toEqual({
    total: 2,
    paths: ['/art/a.svg', '/art/b.svg'],
    missing: [],
  });
});

it('removes everything, and stores nothing more until a page asks again', async () => {
  const pictures = post('CACHE_IMAGES');
  await post('REMOVE_SITE');
  await pictures;
  expect(await harness.stored.keys()).toEqual([]);
  expect(deps.unregister).toHaveBeenCalledOnce();
  expect(await post('REPAIR')).toMatchObject({ core: { missing: [] }, pictures: { missing: [] } });
});

it('creates no cache for a status after another window has removed everything', async () => {
  for (const name of await harness.stored.keys()) await harness.stored.delete(name);
  await post('GET_STATUS');
  expect(await harness.stored.keys()).toEqual([]);
});

it('says why files are missing, until none are', async () => {
  harness.network.faults.set('/art/b.svg', 'filter');
  const failure = { status: 'changed', key: expect.stringContaining('/art/b.svg?') };
  expect(await post('CACHE_IMAGES')).toMatchObject({ failure });
  expect(await post('GET_STATUS')).toMatchObject({ failure });
  harness.network.faults.clear();
  expect(await post('REPAIR')).toMatchObject({ failure: null });
});

it.each([
  ['filter', 'changed', undefined],
  ['offline', 'offline', 'offline'],
  ['full disk', 'storage-full', 'storage-full'],
] as const)(
  'on %s while a next build exists, records %s and reports %s',
  async (fault, noted, reported) => {
    hasNextBuild = true;
    if (fault === 'full disk') (await harness.stored.open('site-pictures')).isFull = true;
    else harness.network.fault = fault;
    const report = await post('REPAIR');
    expect(report?.pictures.missing).toHaveLength(2);
    expect(report?.failure?.status).toBe(reported);
    expect((await listDownloadFailures()).map(({ status }) => status)).toEqual([noted]);
  },
);

it('stores missing files, and then reports what the caches contain', async () => {
  await harness.stored.delete('site-core');
  harness.network.faults.set('/art/a.svg', 'filter');
  expect(await post('REPAIR')).toMatchObject({
    core: { total: 1, missing: [] },
    pictures: { total: 2, missing: ['/art/a.svg'] },
  });
});

it.each([
  ['CACHE_IMAGES', 'has'],
  ['REPAIR', 'open'],
  ['REMOVE_SITE', 'keys'],
  ['REMOVE_SITE', 'delete'],
] as const)('answers %s without a report when caches.%s fails', async (type, method) => {
  const failure = new DOMException('Unexpected internal error');
  vi.spyOn(harness.stored, method).mockRejectedValue(failure);
  expect(await post(type)).toBeNull();
});

it('starts no download in the first moments after a press', async () => {
  vi.useFakeTimers();
  harness.network.log.length = 0;
  expect(await post('PAUSE_DOWNLOADS')).toBeNull();
  const cached = post('CACHE_IMAGES');
  await vi.advanceTimersByTimeAsync(350);
  expect(harness.network.log).toEqual([]);
  await vi.advanceTimersByTimeAsync(100);
  vi.useRealTimers();
  expect((await cached)?.pictures.missing).toEqual([]);
});

it('reports without fetching anything', async () => {
  harness.network.log.length = 0;
  expect(await post('GET_STATUS')).toMatchObject({
    core: { total: 1, paths: ['/'], missing: [] },
    pictures: { total: 2, missing: ['/art/a.svg', '/art/b.svg'] },
  });
  expect(harness.network.log).toEqual([]);
});

it.each([1, 2])('answers a page with version %i in that version', async (version) => {
  expect(await post('GET_STATUS', version)).toMatchObject({ version });
});

it('takes over only when asked to', async () => {
  expect(await post('PAUSE_DOWNLOADS')).toBeNull();
  expect(deps.skipWaiting).not.toHaveBeenCalled();
  expect(await post('SKIP_WAITING')).toBeNull();
  expect(deps.skipWaiting).toHaveBeenCalledTimes(1);
});
