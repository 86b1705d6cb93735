import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createWorkerHarness, event } from '../../support/fakes/worker-harness.ts';
import { fetchMissing } from '../../../sw/fetch-missing.ts';

const files = {
  '/': 'home',
  '/stories': 'list',
  '/stories/7': 'seven',
  '/offline': 'what is saved',
  '/fallback': 'fallback',
  '/fallback-story': 'no story',
  '/assets/main.js': 'js',
  '/art/cup.svg': 'cup',
  '/art/spot-offline.svg': 'offline',
};

let harness: ReturnType<typeof createWorkerHarness>;
let site: ReturnType<ReturnType<typeof createWorkerHarness>['buildSite']>;
beforeEach(async () => {
  harness = createWorkerHarness();
  site = harness.buildSite(files);
  await site.install();
  await fetchMissing(site.pictures, event);
  harness.network.log.length = 0;
});

describe('a page', () => {
  it.each([
    ['/', 'home'],
    ['/?utm_source=x', 'home'],
    ['/stories', 'list'],
    ['/stories/', 'list'],
    ['/stories/?category=media&ref=y', 'list'],
  ])('%s comes from the cache without the network', async (path, body) => {
    expect(await site.answer(path, { navigate: true })).toBe(`200 ${body}`);
    expect(harness.network.log).toEqual([]);
  });

  it.each([
    ['/index.html', '/'],
    ['/stories/index.html', '/stories'],
    ['/stories/7.html?a=b&a=c', '/stories/7?a=b&a=c'],
  ])('%s moves to its address without the network', async (path, to) => {
    const answer = await site.ask(path, { navigate: true });
    expect([answer?.status, answer?.headers.get('location')]).toEqual([308, site.origin + to]);
    expect(harness.network.log).toEqual([]);
  });

  it.each(['/nowhere', '/stories/7/8', '/404'])(
    '%s is the fallback page with status 404 when there is no network',
    async (path) => {
      harness.network.fault = 'offline';
      expect(await site.answer(path, { navigate: true })).toBe('404 fallback');
    },
  );

  it.each(['/stories/99', '/stories/7x', '/stories/99/', '/stories/404?a=b'])(
    '%s is the page for a story that does not exist when there is no network',
    async (path) => {
      harness.network.fault = 'offline';
      expect(await site.answer(path, { navigate: true })).toBe('404 no story');
    },
  );

  it.each([
    ['/stories/7.', '/stories/7'],
    ['/stories/7%23s12)', '/stories/7#s12'],
    ['/stories%3Fcategory=media', '/stories?category=media'],
    ['/stories//7”', '/stories/7'],
    ['/Stories?category=media', '/stories?category=media'],
    ['/stories/page/3', '/stories'],
  ])('%s leads to %s when there is no network', async (path, to) => {
    harness.network.fault = 'offline';
    const answer = await site.ask(path, { navigate: true });
    expect([answer?.status, answer?.headers.get('location')]).toEqual([302, site.origin + to]);
  });

  it('of a story that is newer than this build comes from the network', async () => {
    harness.network.files.set('/stories/13', 'thirteen');
    expect(await site.answer('/stories/13', { navigate: true })).toBe('200 thirteen');
  });

  it('is not reported as missing while the network is slow', async () => {
    vi.useFakeTimers();
    vi.stubGlobal('fetch', async () => {
      await new Promise((resolve) => setTimeout(resolve, 60_000));
      return new Response('newer');
    });
    const answer = site.answer('/new', { navigate: true });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await answer).toBe('200 newer');
  });

  it('that was evicted comes from the network and is stored again', async () => {
    await harness.stored.evict('site-core', '/stories/7');
    expect(await site.answer('/stories/7/', { navigate: true })).toBe('200 seven');
    harness.network.fault = 'offline';
    expect(await site.answer('/stories/7', { navigate: true })).toBe('200 seven');
  });

  it('that was evicted leads to the page of what is saved when there is no network', async () => {
    await harness.stored.evict('site-core', '/stories/7', '/');
    harness.network.fault = 'offline';
    for (const path of ['/stories/7/?a=b', '/']) {
      const answer = await site.ask(path, { navigate: true });
      const location = answer?.headers.get('location');
      expect([answer?.status, location]).toEqual([302, `${site.origin}/offline`]);
    }
    await harness.stored.evict('site-core', '/offline');
    expect((await site.ask('/offline', { navigate: true }))?.type).toBe('error');
  });

  it("that was evicted is never stored from a filter's page", async () => {
    await harness.stored.delete('site-core');
    harness.network.fault = 'filter';
    expect(await site.answer('/stories/7', { navigate: true })).toBe(
      '200 <h1>Blocked by your school</h1>',
    );
    harness.network.fault = undefined;
    expect(await site.answer('/stories/7', { navigate: true })).toBe('200 seven');
  });
});

describe('a file', () => {
  it('of letters that a page has kept comes from their cache, and none is put in', async () => {
    harness.network.files.set('/assets/letters/b.woff2', 'b');
    const kept = await caches.open('site-letters');
    await kept.put(`${site.origin}/assets/letters/a.woff2`, new Response('a'));
    expect(await site.answer('/assets/letters/a.woff2')).toBe('200 a');
    expect(await site.answer('/assets/letters/b.woff2')).toBe('200 b');
    expect(await harness.stored.list('site-letters')).toHaveLength(1);
  });

  it('is served from the cache as a picture, also in a tab of its own', async () => {
    harness.network.fault = 'offline';
    expect(await site.answer('/art/cup.svg')).toBe('200 cup');
    expect(await site.answer('/art/cup.svg?x', { navigate: true })).toBe('200 cup');
  });

  it('has a stand-in on a page where it is neither stored nor reachable', async () => {
    expect(await site.answer('/art/photo-480.webp', { isImage: true })).toMatch(/^404 /);
    harness.network.fault = 'offline';
    expect(await site.answer('/art/photo-480.webp', { isImage: true })).toBe('200 offline');
    expect(await harness.stored.list('site-pictures')).toHaveLength(2);
  });

  it('is fetched and kept when the picture was not stored yet', async () => {
    await harness.stored.delete('site-pictures');
    expect(await site.answer('/art/cup.svg')).toBe('200 cup');
    expect(await harness.stored.list('site-pictures')).toHaveLength(1);
  });

  it('is fetched and not kept after the site was taken off the device', async () => {
    for (const name of await caches.keys()) await caches.delete(name);
    expect(await site.answer('/art/cup.svg')).toBe('200 cup');
    expect(await site.answer('/stories', { navigate: true })).toMatch(/^200 /);
    expect(await caches.keys()).toEqual([]);
  });
});

it.each([
  ['/stories', 'list', true],
  ['/assets/main.js', 'js', false],
  ['/assets/before.js', 'of the build before', false],
])('%s comes from the network where the caches cannot be read', async (path, body, navigate) => {
  harness.network.files.set('/assets/before.js', 'of the build before');
  vi.spyOn(harness.stored, 'match').mockRejectedValue(new DOMException('Broken', 'UnknownError'));
  expect(await site.answer(path, { navigate })).toBe(`200 ${body}`);
});

it.each(['GET', 'POST', 'OPTIONS', 'HEAD', 'PATCH', 'PUT'])(
  '/api/ %s is answered without the network',
  async (method) => {
    expect(await site.answer('/api/anything', { method })).toBe('200 api');
    expect(harness.network.log).toEqual([]);
  },
);

it('/api/ is answered as a navigation too', async () => {
  expect(await site.answer('/api/x', { navigate: true })).toBe('200 api');
});

it.each([
  ['another origin', 'https://shop.test/stories', {}],
  ['the mail function', '/functions/v1/send-email', { method: 'POST' }],
  ['a form sent to a page', '/stories', { method: 'POST' }],
  ['/api without a slash', '/api', {}],
  ['a picture nobody listed', '/art/new.svg', {}],
  ['the worker itself', '/sw.js', {}],
  ['the feed, opened in a tab', '/feed.xml', { navigate: true }],
  ['a picture nobody listed, opened in a tab', '/art/new.SVG', { navigate: true }],
])('%s is left to the browser', async (_name, address, init) => {
  expect(await site.answer(address, init)).toBeNull();
  expect(harness.network.log).toEqual([]);
});
