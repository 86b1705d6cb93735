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

it.each([
  ['a page, asked for anew', '/', 'no-cache'],
  ['a file with its hash in its name, as the page may have it', '/assets/main-a.js', 'default'],
])('goes past a poisoned HTTP cache with a second attempt: %s', async (_, path, cache) => {
  const { core } = world.buildSite({ [path]: 'as built' });
  vi.stubGlobal('fetch', async (request: Request) => {
    world.network.default = request.cache === 'reload' ? 'fine' : 'filter';
    return world.network.fetch(request);
  });
  await install(core, event);
  expect(world.network.log).toEqual([`${cache} ${path}`, `reload ${path}`]);
});

it('takes nothing with status 404, whatever its bytes', async () => {
  const { core } = world.buildSite({ '/stories': 'not found' });
  world.network.files.delete('/stories');
  await expect(install(core, event)).rejects.toThrow('/stories');
});
