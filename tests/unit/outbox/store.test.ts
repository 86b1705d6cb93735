import { IDBFactory } from 'fake-indexeddb';
import { set } from 'idb-keyval';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { newOutboxItem } from '#outbox/item.ts';
import { openOutboxStore } from '#outbox/store.ts';
import { createStrictStore } from '#shared/strict-store.ts';
import { bodyOf } from '../../support/fakes/outbox-harness.ts';

beforeEach(() => void vi.stubGlobal('indexedDB', new IDBFactory()));
afterEach(() => vi.unstubAllGlobals());

it('keeps the specified fields, the id and no headers', async () => {
  const store = openOutboxStore();
  await store.add(newOutboxItem(bodyOf('a'), 1));
  const [item] = await openOutboxStore().list();
  expect(Object.keys(item?.body ?? {}).sort()).toEqual(['from', 'html', 'id', 'subject', 'to']);
});

it('changes an item in one transaction, also from two connections at once', async () => {
  const [one, two] = [openOutboxStore(), openOutboxStore()];
  await one.add(newOutboxItem(bodyOf('a'), 1));
  const more = (store: typeof one) =>
    store.change('a', (item) => ({ ...item, attempts: item.attempts + 1 }));
  await Promise.all(Array.from({ length: 20 }, (_, index) => more(index % 2 ? one : two)));
  expect((await one.list())[0]?.attempts).toBe(20);
});

it('answers a change with the item as it was, and undefined for none', async () => {
  const store = openOutboxStore();
  await store.add(newOutboxItem(bodyOf('a'), 1));
  expect(await store.change('a', () => null)).toMatchObject({ id: 'a' });
  expect(await store.change('a', () => null)).toBeUndefined();
});

it.each([
  ['null', null],
  ['another kind', { id: 'x', kind: 'parcel', state: 'waiting' }],
  ['a waiting item without its body', { ...newOutboxItem(bodyOf('x'), 1), body: null }],
  ['a body without an address', { ...newOutboxItem(bodyOf('x'), 1), body: { to: 'a' } }],
])('leaves alone what it cannot read: %s', async (_name, value) => {
  await set('x', value, createStrictStore('outbox', 'items'));
  const store = openOutboxStore();
  expect(await store.list()).toEqual([]);
  expect(await store.change('x', () => null)).toBeUndefined();
});

it('knows a row by its key, whatever the row says', async () => {
  const item = newOutboxItem(bodyOf('says'), 1);
  await set('key', item, createStrictStore('outbox', 'items'));
  const store = openOutboxStore();
  expect(await store.list()).toEqual([{ ...item, id: 'key', body: { ...item.body, id: 'key' } }]);
  expect(await store.find('says')).toBeUndefined();
  expect(await store.change('key', () => null)).toMatchObject({ id: 'key' });
  expect(await store.list()).toEqual([]);
});
