import { IDBFactory, IDBObjectStore } from 'fake-indexeddb';
import { get, set } from 'idb-keyval';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { newOutboxItem } from '#outbox/item.ts';
import { openOutboxStore } from '#outbox/store.ts';
import { createStrictStore } from '#shared/strict-store.ts';
import { bodyOf } from '../../support/fakes/outbox-harness.ts';

beforeEach(() => void vi.stubGlobal('indexedDB', new IDBFactory()));

it('changes an item in one transaction, also from two connections at once', async () => {
  const [one, two] = [openOutboxStore(), openOutboxStore()];
  await one.add(newOutboxItem(bodyOf('a'), 1));
  const more = (store: typeof one) =>
    store.change('a', (item) => ({ ...item, attempts: item.attempts + 1 }));
  await Promise.all(Array.from({ length: 20 }, (_, index) => more(index % 2 ? one : two)));
  expect((await one.list())[0]?.attempts).toBe(20);
});

it.each([
  ['null', null],
  ['a kind of a newer build', { id: 'x', kind: 'parcel', state: 'waiting' }],
  ['a state of a newer build', { ...newOutboxItem(bodyOf('x'), 1), state: 'scheduled' }],
  ['a waiting item without its body', { ...newOutboxItem(bodyOf('x'), 1), body: null }],
  ['a body without an address', { ...newOutboxItem(bodyOf('x'), 1), body: { to: 'a' } }],
])('leaves alone what it cannot read: %s', async (_name, value) => {
  await set('x', value, createStrictStore('outbox', 'items'));
  const store = openOutboxStore();
  expect(await store.list()).toEqual([]);
  expect(await store.change('x', () => null)).toBeUndefined();
  expect(await get('x', createStrictStore('outbox', 'items'))).toEqual(value);
});

it('identifies an item by its key, whatever its value says', async () => {
  const item = newOutboxItem(bodyOf('says'), 1);
  await set('key', item, createStrictStore('outbox', 'items'));
  const store = openOutboxStore();
  expect(await store.list()).toEqual([{ ...item, id: 'key', body: { ...item.body, id: 'key' } }]);
  expect(await store.find('says')).toBeUndefined();
  expect(await store.change('key', () => null)).toMatchObject({ id: 'key' });
  expect(await store.list()).toEqual([]);
});

describe('an item that a newer build wrote', () => {
  const rows = () => createStrictStore('outbox', 'items');
  const newer = {
    ...newOutboxItem(bodyOf('x'), 1),
    language: 'es',
    body: { ...bodyOf('x'), consent: 'yes' },
  };

  it('is sent with the fields that this build does not know', async () => {
    await set('x', newer, rows());
    expect((await openOutboxStore().find('x'))?.body).toEqual(newer.body);
  });

  it('keeps them when this build changes it', async () => {
    await set('x', newer, rows());
    await openOutboxStore().change('x', (item) => ({ ...item, attempts: 1 }));
    expect(await get('x', rows())).toEqual({ ...newer, attempts: 1 });
  });

  it('loses its body, with all that is personal, once it is sent', async () => {
    await set('x', newer, rows());
    await openOutboxStore().change('x', (item) => ({ ...item, state: 'sent', body: null }));
    expect(await get('x', rows())).toMatchObject({ state: 'sent', body: null });
  });
});

it('works in a database whose version a newer build has raised', async () => {
  await raiseVersion('outbox', 'items', 3);
  const store = openOutboxStore();
  await store.add(newOutboxItem(bodyOf('a'), 1));
  expect(await openOutboxStore().list()).toMatchObject([{ id: 'a' }]);
});

it('rejects an item for which the device has no room, and keeps the others', async () => {
  const store = openOutboxStore();
  await store.add(newOutboxItem(bodyOf('a'), 1));
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('No room', 'QuotaExceededError');
  });
  await expect(store.add(newOutboxItem(bodyOf('b'), 2))).rejects.toThrow('No room');
  expect(await store.list()).toMatchObject([{ id: 'a', body: bodyOf('a') }]);
});

function raiseVersion(name: string, table: string, version: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, version);
    request.onupgradeneeded = () => request.result.createObjectStore(table);
    request.onerror = () => reject(request.error);
    request.onsuccess = () => {
      request.result.close();
      resolve();
    };
  });
}
