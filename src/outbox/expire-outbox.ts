import type { OutboxItem } from './item.ts';
import type { OutboxStore } from './store.ts';

const day = 86_400_000;
/** An address does not stay on a shared tablet for longer than this. */
export const daysKept = 30;
/** Nothing sends a refused item any more; it stays for whoever can put it right. */
export const daysKeptRefused = 7;
/** Nobody can have used the site before: the device's clock was wrong then. */
const siteBegan = Date.UTC(2025, 0, 1);

/**
 * Wipes what has waited too long, once two rounds a day apart agree that it has: a clock that jumps
 * ahead and is put right wipes nothing. A notice of it stays until the visitor has seen it.
 *
 * @param tried what this round has tried to send; nothing else that waits is given up
 */
export async function expireOutbox(
  store: OutboxStore,
  now: number,
  tried: ReadonlySet<string>,
): Promise<boolean> {
  let hasExpired = false;
  for (const listed of await store.list()) {
    const rule = (item: OutboxItem) => expireItem(item, now, tried.has(item.id));
    const next = rule(listed);
    if (next === listed) continue;
    hasExpired ||= next.state === 'expired';
    // A disk may be too full for the note; a later round makes it.
    await store.change(listed.id, rule).catch(() => undefined);
  }
  return hasExpired;
}

export function expireItem(item: OutboxItem, now: number, wasTried: boolean): OutboxItem {
  if (item.state !== 'waiting' && item.state !== 'refused') return item;
  const { createdAt, doomedSince } = item;
  // A flat battery sets clocks back by decades; when it is put right nothing has grown old.
  if (createdAt < siteBegan && now > siteBegan) return { ...item, createdAt: now };
  if (now <= keptUntil(item)) return doomedSince === 0 ? item : { ...item, doomedSince: 0 };
  if (doomedSince === 0 || doomedSince > now) return { ...item, doomedSince: now };
  const isSure = now >= doomedSince + day && (wasTried || item.state === 'refused');
  return isSure ? { ...item, state: 'expired', body: null } : item;
}

function keptUntil({ state, createdAt, triedAt }: OutboxItem): number {
  const longest = createdAt + daysKept * day;
  return state === 'refused' ? Math.min(triedAt + daysKeptRefused * day, longest) : longest;
}
