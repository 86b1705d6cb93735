import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createWorkerWorld, event } from '../../support/fakes/worker-world.ts';
import { install } from '../../../sw/precaches.ts';
import { createTurns, obey, type ObeyDeps } from '../../../sw/obey.ts';

const files = { '/': 'home', '/art/a.svg': 'a', '/art/b.svg': 'b' };

let world: ReturnType<typeof createWorkerWorld>;
let deps: ObeyDeps;
beforeEach(async () => {
  world = createWorkerWorld();
  const { core, pictures } = world.buildSite(files);
  const skipWaiting = vi.fn(async () => {});
  deps = { core, pictures, inTurn: createTurns(), skipWaiting };
  await install(core, event);
});
afterEach(() => vi.unstubAllGlobals());

it('warms the pictures once for two pages that ask at the same time', async () => {
  world.network.log.length = 0;
  const [one] = await Promise.all([obey('WARM', event, deps), obey('WARM', event, deps)]);
  expect(world.network.log.sort()).toEqual(['no-cache /art/a.svg', 'no-cache /art/b.svg']);
  expect(one?.pictures).toEqual({
    total: 2,
    paths: ['/art/a.svg', '/art/b.svg'],
    missing: [],
  });
});

it('goes on with the pictures where it was interrupted', async () => {
  world.network.weather.set('/art/b.svg', 'gone');
  expect((await obey('WARM', event, deps))?.pictures.missing).toEqual(['/art/b.svg']);
  world.network.weather.clear();
  world.network.log.length = 0;
  expect((await obey('WARM', event, deps))?.pictures.missing).toEqual([]);
  expect(world.network.log).toEqual(['no-cache /art/b.svg']);
});

it('verifies by looking into the caches, repairs, and reports', async () => {
  await world.stored.delete('site-core');
  world.network.weather.set('/art/a.svg', 'filter');
  expect(await obey('VERIFY', event, deps)).toMatchObject({
    version: 1,
    core: { total: 1, missing: [] },
    pictures: { total: 2, missing: ['/art/a.svg'] },
  });
});

it('starts no download for a moment after a press', async () => {
  vi.useFakeTimers();
  world.network.log.length = 0;
  expect(await obey('REST', event, deps)).toBeNull();
  const warmed = obey('WARM', event, deps);
  await vi.advanceTimersByTimeAsync(350);
  expect(world.network.log).toEqual([]);
  await vi.advanceTimersByTimeAsync(100);
  vi.useRealTimers();
  expect((await warmed)?.pictures.missing).toEqual([]);
});

it('looks without fetching anything', async () => {
  world.network.log.length = 0;
  expect(await obey('LOOK', event, deps)).toMatchObject({
    core: { total: 1, paths: ['/'], missing: [] },
    pictures: { total: 2, missing: ['/art/a.svg', '/art/b.svg'] },
  });
  expect(world.network.log).toEqual([]);
});

it('takes over only when told so', async () => {
  expect(await obey('REST', event, deps)).toBeNull();
  expect(deps.skipWaiting).not.toHaveBeenCalled();
  expect(await obey('SKIP_WAITING', event, deps)).toBeNull();
  expect(deps.skipWaiting).toHaveBeenCalledTimes(1);
});
