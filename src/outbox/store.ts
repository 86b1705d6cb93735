import type { OutboxItem } from './item.ts';

/**
 * Where submissions wait. Every method rejects when storage is denied or full.
 * `change` is one transaction, also against other tabs and the worker: the rule sees the stored
 * item and answers with the new one, or null to delete it; the result is what the rule saw.
 */
export interface OutboxStore {
  readonly add: (item: OutboxItem) => Promise<void>;
  /** Oldest first. */
  readonly list: () => Promise<readonly OutboxItem[]>;
  readonly find: (id: string) => Promise<OutboxItem | undefined>;
  readonly change: (
    id: string,
    rule: (item: OutboxItem) => OutboxItem | null,
  ) => Promise<OutboxItem | undefined>;
}
