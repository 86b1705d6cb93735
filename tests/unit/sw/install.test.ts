import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createWorkerHarness, event } from '../../support/fakes/worker-harness.ts';
import { install } from '../../../sw/precaches.ts';

const files = {
  '/': 'home',
  '/stories': 'list',
  '/stories/7': 'seven',
  '/fallback': 'fallback',
  '/assets/main-a.js': 'js',
  '/art/cup.svg': 'picture',
};

let harness: ReturnType<typeof createWorkerHarness>;
beforeEach(() => {
  harness = createWorkerHarness();
});
afterEach(() => vi.unstubAllGlobals());

it('stores the core, past what the HTTP cache believes, and no pictures', async () => {
  const { core, pictures } = harness.buildSite(files);
  await install(core, event);
  expect(await harness.stored.list('site-core')).toHaveLength(5);
  expect(await harness.stored.list(pictures.cacheName)).toEqual([]);
  expect(harness.network.log).toContain('no-cache /stories');
});

it('fetches a few files at a time', async () => {
  const many = Object.fromEntries(
    Array.from({ length: 20 }, (_, index) => [`/p${index}`, `${index}`]),
  );
  await install(harness.buildSite(many).core, event);
  expect(harness.network.busiest).toBe(4);
});

it.each(['filter', 'broken', 'redirected', 'gone'] as const)(
  'refuses when one file comes out wrong (%s), and the next visit fetches only that one',
  async (weather) => {
    const { core } = harness.buildSite(files);
    harness.network.weather.set('/stories/7', weather);
    await expect(install(core, event)).rejects.toThrow('Not stored: https://site.test/stories/7');
    expect(await harness.stored.list('site-core')).toHaveLength(4);

    harness.network.weather.clear();
    harness.network.log.length = 0;
    await install(core, event);
    expect(harness.network.log).toEqual(['no-cache /stories/7']);
  },
);

it.each([
  ['a page, asked for anew', '/', 'no-cache'],
  ['a file with its hash in its name, as the page may have it', '/assets/main-a.js', 'default'],
])('goes past a poisoned HTTP cache with a second attempt: %s', async (_, path, cache) => {
  const { core } = harness.buildSite({ [path]: 'as built' });
  vi.stubGlobal('fetch', async (request: Request) => {
    harness.network.default = request.cache === 'reload' ? 'fine' : 'filter';
    return harness.network.fetch(request);
  });
  await install(core, event);
  expect(harness.network.log).toEqual([`${cache} ${path}`, `reload ${path}`]);
});

it('takes nothing with status 404, whatever its bytes', async () => {
  const { core } = harness.buildSite({ '/stories': 'not found' });
  harness.network.files.delete('/stories');
  await expect(install(core, event)).rejects.toThrow('/stories');
});
