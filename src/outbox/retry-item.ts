import type { OutboxItem } from './item.ts';

/** A refused item as new: the visitor wants it sent again, and the outcome is announced again. */
export function retryItem(item: OutboxItem): OutboxItem {
  if (item.state !== 'refused') return item;
  const never = { attempts: 0, triedAt: 0, notBefore: 0, retryAt: 0 };
  return { ...item, ...never, state: 'waiting', isQueued: true, isAnnounced: false };
}
