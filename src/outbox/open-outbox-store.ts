import { get, promisifyRequest, set } from 'idb-keyval';
import type { OutboxStore } from './store.ts';
import { parseOutboxItem } from './parse-item.ts';
import { createStrictStore } from './strict-store.ts';

/** The outbox of this device: a database of its own, which no cache cleaning touches. */
export function openOutboxStore(): OutboxStore {
  const useStore = createStrictStore('outbox', 'items');
  return {
    add: (item) => set(item.id, item, useStore),
    async list() {
      const [keys, stored] = await useStore('readonly', (table) =>
        Promise.all([promisifyRequest(table.getAllKeys()), promisifyRequest(table.getAll())]),
      );
      return keys
        .map((key, at) => parseOutboxItem(stored[at], key))
        .filter((item) => item !== null)
        .sort((a, b) => a.createdAt - b.createdAt);
    },
    find: async (id) => parseOutboxItem(await get(id, useStore), id) ?? undefined,
    change: (id, rule) =>
      useStore('readwrite', async (table) => {
        const changed = promisifyRequest<unknown>(table.get(id)).then((stored) => {
          const item = parseOutboxItem(stored, id);
          const next = item && rule(item);
          if (item && next === null) table.delete(id);
          else if (next && next !== item) table.put(next, id);
          return item ?? undefined;
        });
        const [item] = await Promise.all([changed, promisifyRequest(table.transaction)]);
        return item;
      }),
  };
}
