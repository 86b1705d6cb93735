import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createWorkerHarness, event } from '../../support/fakes/worker-harness.ts';
import { type IntegrityPrecache, fetchMissing, install } from '../../../sw/precaches.ts';

const files = { '/': 'home', '/stories': 'list', '/stories/7': 'seven' };

let harness: ReturnType<typeof createWorkerHarness>;
beforeEach(() => {
  harness = createWorkerHarness();
});
afterEach(() => vi.unstubAllGlobals());

async function evict(...paths: string[]) {
  const cache = await harness.stored.open('site-core');
  for (const { url } of await cache.keys()) {
    if (paths.includes(new URL(url).pathname)) await cache.delete(url);
  }
}

async function repair(core: IntegrityPrecache): Promise<readonly string[]> {
  await fetchMissing(core, event);
  return (await core.findMissing()).map((url) => new URL(url).pathname);
}

it('finds nothing missing and fetches nothing', async () => {
  const { core } = harness.buildSite(files);
  await install(core, event);
  harness.network.log.length = 0;
  expect(await repair(core)).toEqual([]);
  expect(harness.network.log).toEqual([]);
});

it('fetches evicted files again', async () => {
  const { core } = harness.buildSite(files);
  await install(core, event);
  await evict('/stories', '/stories/7');
  expect(await repair(core)).toEqual([]);
});

it('leaves missing what does not come while there is no network, and keeps the rest', async () => {
  const { core } = harness.buildSite(files);
  await install(core, event);
  await evict('/stories');
  harness.network.default = 'gone';
  expect(await repair(core)).toEqual(['/stories']);
  expect(await harness.stored.list('site-core')).toHaveLength(2);
});

it("does not count a filter's page as repaired", async () => {
  const { core } = harness.buildSite(files);
  await install(core, event);
  await evict('/stories');
  harness.network.default = 'filter';
  expect(await repair(core)).toEqual(['/stories']);
});

it('fills a cache that has forgotten its files and still knows their keys', async () => {
  const site = harness.buildSite(files);
  const { core } = site;
  harness.network.weather.set('/stories', 'broken');
  await expect(install(core, event)).rejects.toThrow('/stories');
  harness.network.weather.clear();
  const cache = await harness.stored.open('site-core');
  cache.forgetAll();
  const kept = 'https://site.test/stories?__WB_REVISION__=next';
  await cache.put(kept, new Response('of the build that waits'));
  await install(core, event);
  expect(await cache.keys()).toHaveLength(4);

  cache.forgetAll();
  expect(await site.answer('/stories/7', { navigate: true })).toBe('200 seven');
  expect(await cache.keys()).toHaveLength(1);
});

it('fetches a file once that a page asks for while it is being stored', async () => {
  const site = harness.buildSite({ ...files, '/art/cover.svg': 'cover' });
  const puts: unknown[] = [];
  const cache = await harness.stored.open('site-pictures');
  const put = cache.put.bind(cache);
  cache.put = (...row) => {
    puts.push(row[0]);
    return put(...row);
  };
  const [, ...answers] = await Promise.all([
    fetchMissing(site.pictures, event),
    site.answer('/art/cover.svg'),
    site.answer('/art/cover.svg'),
  ]);
  expect(answers).toEqual(['200 cover', '200 cover']);
  expect(puts).toHaveLength(1);
  expect(harness.network.log).toHaveLength(1);
  await fetchMissing(site.pictures, event);
  expect(puts).toHaveLength(1);
});
