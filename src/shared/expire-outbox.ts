import type { OutboxItem } from './outbox-item.ts';
import type { OutboxStore } from './outbox-store.ts';

const day = 86_400_000;
/** An address does not stay on a shared tablet for longer than this. */
export const daysKept = 30;
/** Nothing sends a refused item any more; it stays for whoever can put it right. */
export const daysKeptRefused = 7;
/** Nobody can have used the site before: the device's clock was wrong then. */
const siteBegan = Date.UTC(2025, 0, 1);

/** Wipes what has waited too long. A notice of it stays until the visitor has seen it. */
export async function expireOutbox(store: OutboxStore, now: number): Promise<boolean> {
  const due = (await store.list()).filter((item) => expireItem(item, now) !== item);
  for (const { id } of due) await store.change(id, (item) => expireItem(item, now));
  return due.length > 0;
}

export function expireItem(item: OutboxItem, now: number): OutboxItem {
  if (item.state !== 'waiting' && item.state !== 'refused') return item;
  // A flat battery sets clocks back by decades; when it is put right nothing has grown old.
  if (item.createdAt < siteBegan && now > siteBegan) return { ...item, createdAt: now };
  return now > keptUntil(item) ? { ...item, state: 'expired', body: null } : item;
}

function keptUntil({ state, createdAt, triedAt }: OutboxItem): number {
  const longest = createdAt + daysKept * day;
  return state === 'refused' ? Math.min(triedAt + daysKeptRefused * day, longest) : longest;
}
