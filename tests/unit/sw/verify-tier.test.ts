import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { installCore } from '../../../sw/install-core.ts';
import { verifyTier } from '../../../sw/verify-tier.ts';
import { createWorkerWorld } from '../../support/worker-world.ts';

const files = { '/': 'home', '/stories': 'list', '/stories/7': 'seven' };

let world: ReturnType<typeof createWorkerWorld>;
beforeEach(() => {
  world = createWorkerWorld();
});
afterEach(() => vi.unstubAllGlobals());

async function evict(...paths: string[]) {
  const cache = await world.stored.open('site-core');
  for (const { url } of await cache.keys()) {
    if (paths.includes(new URL(url).pathname)) await cache.delete(url);
  }
}

it('finds nothing missing and fetches nothing', async () => {
  const { core } = world.buildSite(files);
  await installCore(core);
  world.network.log.length = 0;
  expect(await verifyTier(core)).toEqual([]);
  expect(world.network.log).toEqual([]);
});

it('fetches evicted files again', async () => {
  const { core } = world.buildSite(files);
  await installCore(core);
  await evict('/stories', '/stories/7');
  expect(await verifyTier(core)).toEqual([]);
});

it('says what is missing while there is no network, and keeps the rest', async () => {
  const { core } = world.buildSite(files);
  await installCore(core);
  await evict('/stories');
  world.network.default = 'gone';
  expect(await verifyTier(core)).toEqual(['/stories']);
  expect(await world.stored.list('site-core')).toHaveLength(2);
});

it("does not count a filter's page as repaired", async () => {
  const { core } = world.buildSite(files);
  await installCore(core);
  await evict('/stories');
  world.network.default = 'filter';
  expect(await verifyTier(core)).toEqual(['/stories']);
});

it('makes a new cache when the old one takes files and holds none', async () => {
  const { core } = world.buildSite(files);
  await installCore(core);
  await evict('/stories');
  const cache = await world.stored.open('site-core');
  await cache.put(
    'https://site.test/stories?revision=next',
    new Response('of the build that waits'),
  );
  cache.hasHoles = true;
  expect(await verifyTier(core)).toEqual([]);
  expect(await world.stored.list('site-core')).toHaveLength(4);
});

it('keeps a cache with holes when the network goes away during the repair', async () => {
  const { core } = world.buildSite(files);
  await installCore(core);
  await evict('/stories');
  (await world.stored.open('site-core')).hasHoles = true;
  let calls = 0;
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    world.network.default = (calls += 1) > 1 ? 'gone' : 'fine';
    return world.network.fetch(url, init);
  });
  expect(await verifyTier(core)).toEqual(['/stories']);
  expect(await world.stored.list('site-core')).toHaveLength(2);
});
