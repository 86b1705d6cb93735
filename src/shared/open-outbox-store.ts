import { promisifyRequest, set, values } from 'idb-keyval';
import type { OutboxStore } from './outbox-store.ts';
import { parseOutboxItem } from './parse-outbox-item.ts';
import { createStrictStore } from './strict-store.ts';

/** The outbox of this device: a database of its own, which no cache cleaning touches. */
export function openOutboxStore(): OutboxStore {
  const useStore = createStrictStore('outbox', 'items');
  return {
    add: (item) => set(item.id, item, useStore),
    async list() {
      const stored = await values<unknown>(useStore);
      return stored
        .map(parseOutboxItem)
        .filter((item) => item !== null)
        .sort((a, b) => a.createdAt - b.createdAt);
    },
    change: (id, rule) =>
      useStore('readwrite', async (table) => {
        const changed = promisifyRequest<unknown>(table.get(id)).then((stored) => {
          const item = parseOutboxItem(stored);
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
