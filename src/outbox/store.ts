import { get, promisifyRequest, set } from 'idb-keyval';
import { outboxDatabase } from '#shared/databases.ts';
import { isRecord } from '#shared/is-record.ts';
import { createStrictStore } from '#shared/strict-store.ts';
import type { OutboxBody, OutboxItem } from './item.ts';

/**
 * Stores submissions. Every method rejects when storage is denied or full.
 * `change` is one transaction, also against other tabs and the worker: the rule sees the stored item and
 * returns the new one, or null to delete it. The result is the item that the rule saw.
 */
export interface OutboxStore {
  readonly add: (item: OutboxItem) => Promise<void>;
  /** Lists the oldest first. */
  readonly list: () => Promise<readonly OutboxItem[]>;
  readonly find: (id: string) => Promise<OutboxItem | undefined>;
  readonly change: (
    id: string,
    rule: (item: OutboxItem) => OutboxItem | null,
  ) => Promise<OutboxItem | undefined>;
}

/** Opens this device's outbox: a database of its own, which no cache cleanup touches. */
export function openOutboxStore(): OutboxStore {
  const useStore = createStrictStore(outboxDatabase, 'items');
  return {
    add: (item) => set(item.id, item, useStore),
    async list() {
      const [keys, stored] = await useStore('readonly', (table) =>
        Promise.all([promisifyRequest(table.getAllKeys()), promisifyRequest(table.getAll())]),
      );
      return keys
        .map((key, index) => parseOutboxItem(stored[index], key))
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
          // Fields that only a newer build knows are kept.
          else if (next && next !== item && isRecord(stored)) table.put({ ...stored, ...next }, id);
          return item ?? undefined;
        });
        const [item] = await Promise.all([changed, promisifyRequest(table.transaction)]);
        return item;
      }),
  };
}

const states = ['waiting', 'refused', 'sent', 'expired'] as const;

/**
 * Reads a stored value; null for anything that this build does not know, which is then left alone. An
 * item's id is its key, whatever the value says: it cannot be changed or deleted under any other.
 */
function parseOutboxItem(value: unknown, id: IDBValidKey): OutboxItem | null {
  if (!isRecord(value) || typeof id !== 'string' || value.kind !== 'newsletter') return null;
  const state = states.find((known) => known === value.state);
  if (!state) return null;
  const body = parseBody(value.body, id);
  if (body === null && (state === 'waiting' || state === 'refused')) return null;
  return {
    id,
    kind: 'newsletter',
    state,
    body,
    isQueued: value.isQueued === true,
    isAnnounced: value.isAnnounced === true,
    createdAt: toNumber(value.createdAt),
    expiryNoticedAt: toNumber(value.expiryNoticedAt),
    attempts: toNumber(value.attempts),
    triedAt: toNumber(value.triedAt),
    notBefore: toNumber(value.notBefore),
    retryAt: toNumber(value.retryAt),
    lastStatus: typeof value.lastStatus === 'number' ? value.lastStatus : null,
  };
}

/** Reads a body, with the fields that only a newer build knows: they are sent as they are. */
function parseBody(value: unknown, id: string): OutboxBody | null {
  if (!isRecord(value)) return null;
  const { to, subject, html, from } = value;
  if (typeof to !== 'string' || typeof subject !== 'string') return null;
  if (typeof html !== 'string' || typeof from !== 'string') return null;
  return { ...value, to, subject, html, from, id };
}

/** Returns 0 for anything but a finite number. */
function toNumber(value: unknown): number {
  return typeof value === 'number' && Number.isFinite(value) ? value : 0;
}
