import { IDBDatabase, IDBFactory } from 'fake-indexeddb';
import { get, set } from 'idb-keyval';
import { beforeEach, expect, it, vi } from 'vitest';
import { createStrictStore } from '#shared/strict-store.ts';
import { denied } from '../../support/fakes/mail-edge.ts';

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('IDBDatabase', IDBDatabase);
});

function dropConnection(): void {
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementationOnce(() => {
    throw new DOMException('The connection is closing', 'InvalidStateError');
  });
}

it('opens a fresh connection when the browser dropped the old one', async () => {
  const store = createStrictStore('things', 'rows');
  await set('a', 1, store);
  const open = vi.spyOn(indexedDB, 'open');
  dropConnection();
  expect(await get('a', store)).toBe(1);
  expect(open).toHaveBeenCalledTimes(1);
});

it('keeps the fresh connection when the old one is closed late', async () => {
  const store = createStrictStore('things', 'rows');
  const open = vi.spyOn(indexedDB, 'open');
  await set('a', 1, store);
  dropConnection();
  await set('b', 1, store);
  const [old] = open.mock.results;
  old?.value.result.onclose();
  expect(await get('b', store)).toBe(1);
  expect(open).toHaveBeenCalledTimes(2);
});

it('rejects, and does not hang, when storage is denied', async () => {
  vi.stubGlobal('indexedDB', { open: denied });
  await expect(get('a', createStrictStore('things', 'rows'))).rejects.toThrow('Denied');
});
