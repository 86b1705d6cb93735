import { IDBFactory } from 'fake-indexeddb';
import { vi } from 'vitest';
import type { SendResponse } from '#outbox/send.ts';
import { type DrainDeps, type DrainOptions, drainOutbox, createOutboxLock } from '#outbox/drain.ts';
import { openOutboxStore } from '#outbox/store.ts';
import { type OutboxBody, newOutboxItem } from '#outbox/item.ts';
import { createMemoryLocks } from './memory-locks.ts';

export function bodyOf(id: string): OutboxBody {
  return { to: 'to@site.test', subject: 's', html: '<p>h</p>', from: `${id}@home.test`, id };
}

export const accepted = (id: string): SendResponse => ({
  status: 200,
  data: { success: true, data: { id, status: 'sent' } },
  retryAfter: null,
});
export const responded = (status: number, retryAfter: string | null = null): SendResponse => ({
  status,
  data: { error: 'x' },
  retryAfter,
});
export const noResponse: SendResponse = { status: null, data: null, retryAfter: null };

/** Creates a device with an outbox, a clock and a server, for any number of tabs and workers. */
export function createOutboxHarness() {
  vi.stubGlobal('indexedDB', new IDBFactory());
  const locks = createMemoryLocks();
  const harness = {
    now: 1_750_000_000_000,
    /** Ids of the calls that reached the server. */
    calls: [] as string[],
    announcements: 0,
    respond: (id: string): SendResponse | Promise<SendResponse> => accepted(id),
    store: openOutboxStore(),
    /** Makes every write fail, but no delete. */
    isDiskFull: false,
    /** Opens a tab or a worker with a connection of its own. */
    openContext(lock = createOutboxLock(locks)) {
      const store = openOutboxStore();
      const deps: DrainDeps = {
        store: {
          ...store,
          change: (id, rule) =>
            store.change(id, (item) => {
              const next = rule(item);
              if (harness.isDiskFull && next !== null && next !== item)
                throw new DOMException('No room', 'QuotaExceededError');
              return next;
            }),
        },
        lock,
        send: async ({ id }) => {
          harness.calls.push(id);
          return harness.respond(id);
        },
        now: () => harness.now,
        random: () => 0.5,
        announce: () => (harness.announcements += 1),
      };
      return { drain: (options?: DrainOptions) => drainOutbox(deps, options) };
    },
    /** Adds waiting items; the visitor has been told that they are saved. */
    async queue(...ids: string[]) {
      for (const [index, id] of ids.entries()) {
        const item = newOutboxItem(bodyOf(id), harness.now - 60_000 + index);
        await harness.store.add({ ...item, isQueued: true });
      }
    },
    async find(id: string) {
      return (await harness.store.list()).find((item) => item.id === id);
    },
  };
  return harness;
}
