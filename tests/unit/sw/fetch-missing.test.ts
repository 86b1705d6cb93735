import { beforeEach, describe, expect, it, vi } from 'vitest';
import { pathKind, securityHeaders } from '#hosting/host-rules.ts';
import { forgetDownloadFailures, listDownloadFailures } from '#shared/download-failure.ts';
import { publicConfig } from '#shared/public-config.ts';
import { origin } from '../../support/servers/site-network.ts';
import { createWorkerHarness, event } from '../../support/fakes/worker-harness.ts';
import { fetchMissing, install } from '../../../sw/fetch-missing.ts';
import type { IntegrityPrecache } from '../../../sw/precaches.ts';

const files = {
  '/': 'home',
  '/stories': 'list',
  '/stories/7': 'seven',
  '/fallback': 'fallback',
  '/assets/main-a.js': 'js',
  '/art/cover.svg': 'cover',
};

/** Returns the files of a site with one script and this many pages. */
const large = (pages: number) => ({
  '/assets/main-a.js': 'js',
  ...Object.fromEntries(Array.from({ length: pages }, (_, index) => [`/p${index}`, `${index}`])),
});

let harness: ReturnType<typeof createWorkerHarness>;
beforeEach(() => void (harness = createWorkerHarness()));

async function repair(core: IntegrityPrecache): Promise<readonly string[]> {
  await fetchMissing(core, event);
  return (await core.findMissing()).map((url) => new URL(url).pathname);
}

/** Installs as another visit does; returns whether that succeeded, and its number of requests. */
async function visit(core: IntegrityPrecache, isUpdate = false) {
  harness.network.log.length = 0;
  const isInstalled = await install(core, event, isUpdate).then(
    () => true,
    () => false,
  );
  return { isInstalled, requests: harness.network.log.length };
}

describe('an installation', () => {
  it('stores the core without the HTTP cache, and no pictures', async () => {
    const { core, pictures } = harness.buildSite(files);
    await install(core, event);
    expect(await harness.stored.list('site-core')).toHaveLength(5);
    expect(await harness.stored.list(pictures.cacheName)).toEqual([]);
    expect(harness.network.log).toContain('no-cache /stories');
  });

  it('fetches a few files at a time', async () => {
    await install(harness.buildSite(large(20)).core, event);
    expect(harness.network.maxActive).toBe(4);
  });

  it.each([
    ['a page, asked for anew', '/', 'no-cache'],
    ['a file with its hash in its name, as the page may have it', '/assets/main-a.js', 'default'],
  ])('bypasses a poisoned HTTP cache with a second attempt: %s', async (_, path, cache) => {
    const { core } = harness.buildSite({ [path]: 'as built' });
    vi.stubGlobal('fetch', async (request: Request) => {
      harness.network.fault = request.cache === 'reload' ? undefined : 'filter';
      return harness.network.fetch(request);
    });
    await install(core, event);
    expect(harness.network.log).toEqual([`${cache} ${path}`, `reload ${path}`]);
  });

  it.each(['vary', 'no-store', 'odd-status', 'not-found-status', 'redirected'] as const)(
    'accepts the right bytes in any response: %s',
    async (fault) => {
      const site = harness.buildSite(files);
      harness.network.fault = fault;
      await install(site.core, event);
      harness.network.fault = 'offline';
      expect(await site.answer('/stories', { navigate: true })).toBe('200 list');
      expect(await listDownloadFailures()).toEqual([]);
    },
  );
});

it.each(['stripped-headers', undefined] as const)(
  "stores a file with the headers that the host is told to send, not the line's: %s",
  async (fault) => {
    const { core } = harness.buildSite(files);
    harness.network.fault = fault;
    await install(core, event);
    const cache = await harness.stored.open('site-core');
    for (const [path, type] of [
      ['/stories/7', 'text/html; charset=utf-8'],
      ['/assets/main-a.js', 'text/javascript; charset=utf-8'],
    ] as const) {
      const stored = await cache.match(new URL(path, origin), { ignoreSearch: true });
      expect(Object.fromEntries(stored?.headers ?? [])).toEqual({
        ...securityHeaders(publicConfig, pathKind(path)),
        'content-type': type,
      });
    }
  },
);

describe.each([
  ['filter', 'changed'],
  ['error', 'blocked'],
  ['portal', 'blocked'],
  ['foreign-portal', 'blocked'],
  ['offline', 'offline'],
] as const)('a file that does not come (%s)', (fault, status) => {
  it('fails the installation, and the next visit fetches only that file', async () => {
    const { core } = harness.buildSite(files);
    harness.network.faults.set('/stories/7', fault);
    await expect(install(core, event)).rejects.toThrow('Not stored: https://site.test/stories/7');
    expect(await harness.stored.list('site-core')).toHaveLength(4);
    const key = expect.stringContaining('/stories/7?');
    expect(await listDownloadFailures()).toMatchObject([{ status, key }]);

    harness.network.faults.clear();
    expect(await visit(core)).toEqual({ isInstalled: true, requests: 1 });
    expect(harness.network.log.at(-1)).toBe('reload /stories/7');
    expect(await listDownloadFailures()).toEqual([]);
  });
});

it.each([
  [4, 1, 20_000, true],
  [4, 1, 61_000, false],
  [30, 1, 10_000, false],
  [30, 2_000, 10_000, true],
])('%i parts of a file, %i bytes every %i ms: stored is %s', async (count, size, ms, isStored) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  const text = Array.from({ length: count }, () => 'a'.repeat(size));
  const { core } = harness.buildSite({ '/': text.join('') });
  vi.stubGlobal('fetch', async ({ signal }: Request) => {
    const parts = [...text, ''].map((part) => new TextEncoder().encode(part));
    const body = new ReadableStream({
      start: (to) => signal.addEventListener('abort', () => to.error(signal.reason)),
      pull: async (to) => {
        await new Promise((resolve) => setTimeout(resolve, ms));
        if (signal.aborted) return;
        const part = parts.shift();
        if (part?.byteLength) to.enqueue(part);
        else to.close();
      },
    });
    return new Response(body);
  });
  let isOver = false;
  void fetchMissing(core, event).finally(() => (isOver = true));
  while (!isOver) {
    await vi.advanceTimersByTimeAsync(1_000);
    await new Promise(setImmediate);
  }
  expect(await harness.stored.list('site-core')).toHaveLength(isStored ? 1 : 0);
  expect(await listDownloadFailures()).toMatchObject(isStored ? [] : [{ status: 'offline' }]);
});

describe('a network on which every page fails', () => {
  it('is left alone for hours when it changes files again and again', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { core } = harness.buildSite(large(80));
    for (let page = 0; page < 80; page += 1) harness.network.faults.set(`/p${page}`, 'filter');
    for (let visits = 0; visits < 3; visits += 1) await visit(core);
    expect(await visit(core)).toEqual({ isInstalled: false, requests: 0 });
    vi.setSystemTime(Date.now() + 2 * 3_600_000);
    expect(await visit(core)).toEqual({ isInstalled: false, requests: 0 });
    vi.setSystemTime(Date.now() + 3_600_000);
    expect(await visit(core)).toEqual({ isInstalled: false, requests: 1 });

    harness.network.faults.clear();
    expect(await visit(core)).toEqual({ isInstalled: false, requests: 0 });
    await forgetDownloadFailures();
    expect(await visit(core)).toMatchObject({ isInstalled: true });
  });

  it.each(['error', 'portal', 'offline'] as const)(
    'costs one request per visit after the first, and is noticed when it is gone: %s',
    async (fault) => {
      const { core } = harness.buildSite(large(80));
      for (let page = 0; page < 80; page += 1) harness.network.faults.set(`/p${page}`, fault);
      expect((await visit(core)).requests).toBeLessThan(30);
      for (let visits = 0; visits < 3; visits += 1)
        expect(await visit(core)).toEqual({ isInstalled: false, requests: 1 });

      harness.network.faults.clear();
      expect(await visit(core)).toMatchObject({ isInstalled: true });
    },
  );

  it('stores all other pages when a few of many fail', async () => {
    const { core } = harness.buildSite(large(80));
    for (const page of [3, 20, 40, 41, 60, 79]) harness.network.faults.set(`/p${page}`, 'filter');
    await visit(core);
    expect(await harness.stored.list('site-core')).toHaveLength(81 - 6);
  });

  it('costs the active worker no more when files were evicted', async () => {
    const { core } = harness.buildSite(large(80));
    await install(core, event);
    await harness.stored.delete('site-core');
    harness.network.fault = 'filter';
    await repair(core);
    harness.network.log.length = 0;
    expect(await repair(core)).toHaveLength(81);
    expect(harness.network.log).toHaveLength(1);
  });

  it('costs the next build no more, while the active one lacks nothing', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const active = harness.buildSite(large(80));
    await install(active.core, event);
    const pages = Object.entries(large(80)).map(([path, body]) => [path, `newer ${body}`]);
    const next = harness.buildSite(Object.fromEntries(pages));
    harness.network.fault = 'filter';
    await visit(next.core, true);
    for (let visits = 0; visits < 2; visits += 1) {
      expect(await repair(active.core)).toEqual([]);
      vi.setSystemTime(Date.now() + 60_000);
      expect(await visit(next.core, true)).toEqual({ isInstalled: false, requests: 1 });
      expect(await visit(next.core, true)).toEqual({ isInstalled: false, requests: 0 });
    }
    harness.network.fault = undefined;
    // A clock that was set back does not put the update off.
    vi.setSystemTime(Date.now() - 3_600_000);
    expect(await visit(next.core, true)).toMatchObject({ isInstalled: true });
  });
});

it('a full disk ends the installation, costs one request per visit, and is noticed when it has room', async () => {
  const { core } = harness.buildSite(large(80));
  const cache = await harness.stored.open('site-core');
  cache.isFull = true;
  expect((await visit(core)).requests).toBeLessThanOrEqual(4);
  expect(await listDownloadFailures()).toMatchObject([{ status: 'storage-full' }]);
  expect(await visit(core)).toEqual({ isInstalled: false, requests: 1 });
  cache.isFull = false;
  expect(await visit(core)).toMatchObject({ isInstalled: true });
});

it('a full disk leaves the response to the page that asked for it', async () => {
  const site = harness.buildSite(files);
  (await harness.stored.open('site-core')).isFull = true;
  expect(await site.answer('/stories', { navigate: true })).toBe('200 list');
});

it('a full disk without room for the note is reported as long as the worker runs', async () => {
  const { core } = harness.buildSite(large(80));
  const caches = [
    await harness.stored.open('site-core'),
    await harness.stored.open('site-failures'),
  ];
  for (const cache of caches) cache.isFull = true;
  expect(await visit(core)).toMatchObject({ isInstalled: false });
  expect(await core.readFailure('default')).toMatchObject({ status: 'storage-full' });
  expect(await visit(core)).toEqual({ isInstalled: false, requests: 1 });
  for (const cache of caches) cache.isFull = false;
  expect(await visit(core)).toMatchObject({ isInstalled: true });
  expect(await core.readFailure('default')).toBe(null);
});

it.each([
  ['a file fails', 0, 4],
  ['the file that failed before has come', 1, 5],
])('keeps what it stored where notes cannot be changed: %s', async (_, failedBefore, count) => {
  const { core } = harness.buildSite(files);
  harness.network.faults.set('/stories/7', 'error');
  for (let visits = 0; visits < failedBefore; visits += 1) await visit(core);
  if (failedBefore > 0) harness.network.faults.clear();
  const notes = await harness.stored.open('site-failures');
  for (const change of ['put', 'delete'] as const)
    vi.spyOn(notes, change).mockRejectedValue(new DOMException('Broken', 'UnknownError'));
  await visit(core);
  expect(await harness.stored.list('site-core')).toHaveLength(count);
});

it('a disk that has no room even for a note costs one request, whenever the worker starts', async () => {
  const { core } = harness.buildSite({ ...large(80), '/assets/main-b.js': 'js' });
  harness.stored.isFull = true;
  for (let starts = 0; starts < 2; starts += 1) {
    expect(await visit(core)).toEqual({ isInstalled: false, requests: 1 });
    expect(await listDownloadFailures()).toMatchObject([{ status: 'storage-full' }]);
    // Only the worker's memory has the failure.
    await forgetDownloadFailures();
  }
});

describe('a repair', () => {
  it('fetches nothing when nothing is missing', async () => {
    const { core } = harness.buildSite(files);
    await install(core, event);
    harness.network.log.length = 0;
    expect(await repair(core)).toEqual([]);
    expect(harness.network.log).toEqual([]);
    expect(await harness.stored.keys()).not.toContain('site-failures');
  });

  it("keeps the rest when a file does not come, and takes no filter's page for it", async () => {
    const { core } = harness.buildSite(files);
    await install(core, event);
    await harness.stored.evict('site-core', '/stories');
    for (const fault of ['offline', 'filter'] as const) {
      harness.network.fault = fault;
      expect(await repair(core)).toEqual(['/stories']);
      expect(await harness.stored.list('site-core')).toHaveLength(4);
    }
  });

  it('fills a cache that lists no file, yet ignores a put under a key that it had before', async () => {
    const site = harness.buildSite(files);
    const { core } = site;
    harness.network.faults.set('/stories', 'error');
    await expect(install(core, event)).rejects.toThrow('/stories');
    harness.network.faults.clear();
    const cache = await harness.stored.open('site-core');
    cache.forgetAll();
    const kept = 'https://site.test/stories?__WB_REVISION__=next';
    await cache.put(kept, new Response('of the build that waits'));
    await install(core, event);
    expect(await cache.keys()).toHaveLength(6);

    cache.forgetAll();
    expect(await site.answer('/stories/7', { navigate: true })).toBe('200 seven');
    expect(await cache.keys()).toHaveLength(1);
  });

  it('fetches a file once for all who ask while it is being stored', async () => {
    const site = harness.buildSite(files);
    await site.install();
    harness.network.log.length = 0;
    const cache = await harness.stored.open('site-pictures');
    const put = vi.spyOn(cache, 'put');
    const [, ...answers] = await Promise.all([
      fetchMissing(site.pictures, event),
      site.answer('/art/cover.svg'),
      site.answer('/art/cover.svg'),
    ]);
    expect(answers).toEqual(['200 cover', '200 cover']);
    expect(put).toHaveBeenCalledOnce();
    expect(harness.network.log).toHaveLength(1);
    await fetchMissing(site.pictures, event);
    expect(put).toHaveBeenCalledOnce();
  });
});
