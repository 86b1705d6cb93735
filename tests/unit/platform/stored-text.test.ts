// @vitest-environment happy-dom
import { IDBFactory } from 'fake-indexeddb';
import { set } from 'idb-keyval';
import { afterEach, expect, it, vi } from 'vitest';
import { newOutboxItem } from '#outbox/item.ts';
import { openOutbox } from '#outbox/outbox.ts';
import { newsletterBody } from '#outbox/send.ts';
import { isFlagSet, setFlag, markOnce } from '#platform/flags.ts';
import { readLocalText, writeLocalText } from '#platform/local-text.ts';
import { readText, writeText } from '#platform/stored-text.ts';
import { workerContainer } from '#platform/worker/worker-control.ts';
import { storageOffKey, setStorageOff } from '#shared/storage-off.ts';
import { openCache } from '#shared/open-cache.ts';
import { createStrictStore } from '#shared/strict-store.ts';

afterEach(() => {
  setStorageOff(false);
  localStorage.clear();
  sessionStorage.clear();
});

it.each([
  ['on this device', () => localStorage.setItem(storageOffKey, 'set')],
  ['in this window', () => setStorageOff(true)],
])('no store keeps anything where nothing is to be kept %s', async (_where, refuse) => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  refuse();
  const before = Object.keys(localStorage);
  setFlag('flag');
  expect(isFlagSet('flag')).toBe(false);
  expect(markOnce('once', 'a')).toBe(false);
  expect(writeLocalText('list', 'a')).toBe('denied');
  expect(readLocalText('list')).toEqual({ status: 'denied', text: 'a' });
  expect(writeText('sessionStorage', 'a', 'b')).toBe(false);
  await expect(openCache('site-core')).rejects.toThrow('turned off');
  await expect(set('a', 1, createStrictStore('kept-text', 'texts'))).rejects.toThrow();
  const body = newsletterBody('a@b.example', 'to@b.example', 'id');
  await expect(openOutbox().add(body)).rejects.toThrow('turned off');
  expect(workerContainer()).toBeUndefined();
  expect(Object.keys(localStorage)).toEqual(before);
  expect(sessionStorage).toHaveLength(0);
  expect(await indexedDB.databases()).toEqual([]);
});

it('what waits already can still be sent and deleted', async () => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  const store = createStrictStore('outbox', 'items');
  const item = newOutboxItem(newsletterBody('a@b.example', 'to@b.example', 'id'), 1);
  await set(item.id, item, store);
  setStorageOff(true);
  const outbox = openOutbox();
  expect(await outbox.list()).toHaveLength(1);
  await outbox.remove(item.id);
  expect(await outbox.list()).toEqual([]);
});

it('reads and removes what was stored before', () => {
  localStorage.setItem('a', 'b');
  setStorageOff(true);
  expect(readText('localStorage', 'a')).toBe('b');
  expect(writeText('localStorage', 'a', undefined)).toBe(true);
  expect(readText('localStorage', 'a')).toBeNull();
});
