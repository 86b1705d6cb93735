import { IDBFactory } from 'fake-indexeddb';
import { expect, it, vi } from 'vitest';
import { mayHoldItems } from '#outbox/load-outbox.ts';
import { openOutboxStore } from '#outbox/store.ts';

it('holds nothing until the outbox has been opened', async () => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  expect(await mayHoldItems()).toBe(false);
  await openOutboxStore().list();
  expect(await mayHoldItems()).toBe(true);
});

it.each([
  ['a browser that does not tell', {}],
  ['denied storage', { databases: () => Promise.reject(new DOMException('', 'SecurityError')) }],
])('may hold something in %s', async (_, storage) => {
  vi.stubGlobal('indexedDB', storage);
  expect(await mayHoldItems()).toBe(true);
});
