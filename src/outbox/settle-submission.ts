import type { OutboxItem } from './item.ts';
import type { OutboxStore } from './store.ts';

/** `delayed`: queued, and no network is missing: the mail function answers and does not accept yet. */
export type Settlement = 'sent' | 'queued' | 'delayed' | 'refused';

/**
 * Asks once, for the page that wrote the item, what became of it, and from then on somebody else
 * announces the rest: a sent or refused item is taken out, a waiting one is marked as queued.
 */
export async function settleSubmission(store: OutboxStore, id: string): Promise<Settlement> {
  const item = await store.change(id, (current) =>
    current.state === 'waiting' ? { ...current, isQueued: true } : null,
  );
  if (item?.state === 'waiting') return isAnswered(item) ? 'delayed' : 'queued';
  return item?.state === 'refused' || item?.state === 'expired' ? 'refused' : 'sent';
}

/** A filter's page comes with a status of success. */
function isAnswered({ lastStatus }: OutboxItem): boolean {
  return lastStatus !== null && lastStatus >= 400;
}
