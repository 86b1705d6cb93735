import { beforeEach, expect, it, vi } from 'vitest';
import { cacheNames } from '#shared/cache-names.ts';
import {
  forgetDownloadFailures,
  listDownloadFailures,
  noteDownloadFailure,
} from '#shared/download-failure.ts';
import { MemoryCaches } from '../../support/fakes/memory-caches.ts';

const key = 'https://site.test/stories/7?__WB_REVISION__=1';
const failure = { status: 'changed', key, build: 'b', failedAt: 7, attempts: 1 } as const;
const keys = new Set([key, 'https://site.test/?__WB_REVISION__=1']);

let stored: MemoryCaches;
beforeEach(() => {
  stored = new MemoryCaches();
  vi.stubGlobal('caches', stored);
});

it('a failure is listed until a build stores its files', async () => {
  expect(await listDownloadFailures()).toEqual([]);
  await noteDownloadFailure(keys, failure);
  expect(await listDownloadFailures()).toEqual([failure]);
  await noteDownloadFailure(new Set(), null);
  expect(await listDownloadFailures()).toEqual([failure]);
  await noteDownloadFailure(keys, null);
  expect(await listDownloadFailures()).toEqual([]);
});

it('a failure is noted again where a private WebKit window ignores a put under its key', async () => {
  await noteDownloadFailure(keys, failure);
  (await stored.open(cacheNames.failures)).forgetAll();
  await noteDownloadFailure(keys, failure);
  expect(await listDownloadFailures()).toEqual([failure]);
});

it('failures of all builds are listed, latest first', async () => {
  const latest = { ...failure, key: 'https://site.test/?__WB_REVISION__=2', failedAt: 9 };
  const later = { ...failure, key: 'https://site.test/?__WB_REVISION__=3', failedAt: 8 };
  for (const one of [failure, latest, later]) await noteDownloadFailure(new Set(), one);
  expect(await listDownloadFailures()).toEqual([latest, later, failure]);
});

it('only a full disk is remembered without a note, until it is replaced or forgotten', async () => {
  (await stored.open(cacheNames.failures)).isFull = true;
  expect(await noteDownloadFailure(keys, failure)).toBe(false);
  expect(await listDownloadFailures()).toEqual([]);
  const full = { ...failure, status: 'storage-full' } as const;
  for (const end of [() => noteDownloadFailure(keys, null), forgetDownloadFailures]) {
    await noteDownloadFailure(keys, full);
    expect(await listDownloadFailures()).toEqual([full]);
    await end();
    expect(await listDownloadFailures()).toEqual([]);
  }
});

it.each(['<h1>', '7', '{"status":"sunny"}'])(
  'a note that is not a failure (%s) is not listed',
  async (body) => {
    await noteDownloadFailure(keys, failure);
    await (await caches.open(cacheNames.failures)).put(key, new Response(body));
    expect(await listDownloadFailures()).toEqual([]);
  },
);
