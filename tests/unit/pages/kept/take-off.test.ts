// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { takeOff } from '#pages/kept/take-off.ts';
import { durableTextDatabase, outboxDatabase } from '#shared/databases.ts';

const keepNoOutbox = async () => false;

it('a database whose deletion never ends is left', async () => {
  vi.useFakeTimers();
  const databases = vi.fn(() => new Promise(() => undefined));
  vi.stubGlobal('indexedDB', { databases, deleteDatabase: () => ({}) });
  const left = takeOff('window', keepNoOutbox);
  await vi.advanceTimersByTimeAsync(15_000);
  expect(await left).toEqual([outboxDatabase, durableTextDatabase]);
});

it('a cache that cannot be deleted is left', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('caches', {
    keys: async () => ['pages'],
    delete: () => Promise.reject(new Error('The cache is damaged')),
  });
  const left = takeOff('window', keepNoOutbox);
  await vi.advanceTimersByTimeAsync(15_000);
  expect(await left).toEqual(['pages']);
});
