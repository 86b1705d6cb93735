import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createWorkerWorld, event } from '../../support/fakes/worker-world.ts';
import { install } from '../../../sw/precaches.ts';

const files = {
  '/': 'home',
  '/stories': 'list',
  '/stories/7': 'seven',
  '/fallback': 'fallback',
  '/assets/main-a.js': 'js',
  '/art/cup.svg': 'picture',
};

let world: ReturnType<typeof createWorkerWorld>;
beforeEach(() => {
  world = createWorkerWorld();
});
afterEach(() => vi.unstubAllGlobals());

it('stores the core, past what the HTTP cache believes, and no pictures', async () => {
  const { core, pictures } = world.buildSite(files);
  await install(core, event);
  expect(await world.stored.list('site-core')).toHaveLength(5);
  expect(await world.stored.list(pictures.cacheName)).toEqual([]);
  expect(world.network.log).toContain('no-cache /stories');
});

it('takes a file that has its hash in its name from the HTTP cache, and past it when it is not that', async () => {
  const { core } = world.buildSite({ '/assets/main-a.js': 'js' });
  vi.stubGlobal('fetch', async (request: Request) => {
    world.network.default = request.cache === 'reload' ? 'fine' : 'filter';
    return world.network.fetch(request);
  });
  await install(core, event);
  expect(world.network.log).toEqual(['default /assets/main-a.js', 'reload /assets/main-a.js']);
});

it('fetches a few files at a time', async () => {
  const many = Object.fromEntries(
    Array.from({ length: 20 }, (_, index) => [`/p${index}`, `${index}`]),
  );
  await install(world.buildSite(many).core, event);
  expect(world.network.busiest).toBe(4);
});

it.each(['filter', 'broken', 'redirected', 'gone'] as const)(
  'refuses when one file comes out wrong (%s), and the next visit fetches only that one',
  async (weather) => {
    const { core } = world.buildSite(files);
    world.network.weather.set('/stories/7', weather);
    await expect(install(core, event)).rejects.toThrow('Not stored: https://site.test/stories/7');
    expect(await world.stored.list('site-core')).toHaveLength(4);

    world.network.weather.clear();
    world.network.log.length = 0;
    await install(core, event);
    expect(world.network.log).toEqual(['no-cache /stories/7']);
  },
);

it('goes past a poisoned HTTP cache with a second attempt', async () => {
  const { core } = world.buildSite({ '/': 'home' });
  vi.stubGlobal('fetch', async (request: Request) => {
    world.network.default = request.cache === 'reload' ? 'fine' : 'filter';
    return world.network.fetch(request);
  });
  await install(core, event);
  expect(world.network.log).toEqual(['no-cache /', 'reload /']);
});

it('takes nothing with status 404, whatever its bytes', async () => {
  const { core } = world.buildSite({ '/stories': 'not found' });
  world.network.files.delete('/stories');
  await expect(install(core, event)).rejects.toThrow('/stories');
});
