import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cacheNames } from '#shared/cache-names.ts';
import { noteDownloadFailure, readDownloadFailure } from '#shared/download-failure.ts';
import { MemoryCaches } from '../../support/fakes/memory-caches.ts';

const failure = { status: 'changed', path: '/stories/7', build: 'b', failedAt: 7 } as const;

beforeEach(() => {
  vi.stubGlobal('location', new URL('https://site.test/offline'));
  vi.stubGlobal('caches', new MemoryCaches());
});
afterEach(() => void vi.unstubAllGlobals());

it('is told to a page for which no worker runs, until there is none any more', async () => {
  expect(await readDownloadFailure()).toBeNull();
  await noteDownloadFailure(cacheNames.core, failure);
  expect(await readDownloadFailure()).toEqual(failure);
  expect(await readDownloadFailure(cacheNames.pictures)).toBeNull();
  await noteDownloadFailure(cacheNames.core, null);
  expect(await readDownloadFailure()).toBeNull();
});

it('is unknown where storage is denied', async () => {
  const denied = () => Promise.reject(new DOMException('Denied', 'SecurityError'));
  vi.stubGlobal('caches', { open: denied, match: denied });
  await noteDownloadFailure(cacheNames.core, failure);
  expect(await readDownloadFailure()).toBeNull();
});

it('is unknown where something else stands in its place', async () => {
  await noteDownloadFailure(cacheNames.core, failure);
  const notes = await caches.open(cacheNames.failures);
  for (const body of ['<h1>', '7', '{"status":"sunny"}']) {
    await notes.put('https://site.test/site-core', new Response(body));
    expect(await readDownloadFailure(), body).toBeNull();
  }
});
