import { siteBegan } from '#shared/site-began.ts';
import { isOrphaned, type OutboxItem } from './item.ts';
import { parseRetryAfter, retryDelay } from './schedule.ts';
import type { SendOutcome, SendResponse } from './send.ts';
import type { OutboxStore } from './store.ts';

/** Returns the item as it is when an attempt to send it begins. */
export function beginAttempt(item: OutboxItem, now: number): OutboxItem {
  return { ...item, attempts: item.attempts + 1, triedAt: now };
}

/** Returns the item as it is after a response. A sent one leaves a receipt without the address. */
export function applyResponse(
  item: OutboxItem,
  response: SendResponse,
  outcome: SendOutcome,
  now: number,
  random: () => number,
): OutboxItem {
  const lastStatus = response.status;
  switch (outcome) {
    case 'sent':
      return { ...item, state: 'sent', body: null, lastStatus };
    case 'refused':
      return { ...item, state: 'refused', lastStatus };
    case 'retry': {
      const retryAfter = parseRetryAfter(response.retryAfter, now);
      const retryAt = now + retryDelay(item.attempts, random);
      return { ...item, lastStatus, retryAt, notBefore: retryAfter > 0 ? now + retryAfter : 0 };
    }
  }
}

/** Makes a refused item wait again; its outcome is announced again, too. */
export function retryItem(item: OutboxItem): OutboxItem {
  if (item.state !== 'refused') return item;
  const never = { attempts: 0, triedAt: 0, notBefore: 0, retryAt: 0 };
  return { ...item, ...never, state: 'waiting', isQueued: true, isAnnounced: false };
}

/**
 * `delayed`: queued although the mail function answers, because it does not accept yet. `failed`: neither stored
 * nor sent.
 */
export type SubmissionResult = 'sent' | 'queued' | 'delayed' | 'refused' | 'failed';

/**
 * Returns the result to the page that wrote the item, once; undefined if it is no longer stored. A waiting item
 * is marked as queued, and any page then announces its outcome; every other item is deleted.
 */
export async function settleSubmission(
  store: OutboxStore,
  id: string,
): Promise<SubmissionResult | undefined> {
  const item = await store.change(id, (current) =>
    current.state === 'waiting' ? { ...current, isQueued: true } : null,
  );
  if (!item) return undefined;
  // A filter's page has a success status.
  if (item.state === 'waiting') return (item.lastStatus ?? 0) >= 400 ? 'delayed' : 'queued';
  return item.state === 'sent' ? 'sent' : 'refused';
}

export interface Outcome {
  readonly id: string;
  readonly kind: OutboxItem['kind'];
  readonly state: 'sent' | 'refused';
}

/**
 * Takes the outcomes that no page has announced yet; each goes to one caller only, whichever tab asks
 * first. Receipts are deleted, refused items stay.
 */
export async function takeUnannouncedOutcomes(
  store: OutboxStore,
  now: number,
): Promise<readonly Outcome[]> {
  const taken: Outcome[] = [];
  const listed = await store.list();
  for (const { id } of listed.filter((item) => isUnannounced(item, now))) {
    const item = await store.change(id, (current) => {
      if (!isUnannounced(current, now)) return current;
      return current.state === 'sent' ? null : { ...current, isAnnounced: true };
    });
    if (item && isUnannounced(item, now)) taken.push({ id, kind: item.kind, state: item.state });
  }
  return taken;
}

function isUnannounced(item: OutboxItem, now: number): item is OutboxItem & Pick<Outcome, 'state'> {
  if ((item.state !== 'sent' && item.state !== 'refused') || item.isAnnounced) return false;
  return isOrphaned(item, now);
}

const day = 86_400_000;
/** Days until an address is deleted, because tablets are shared. */
const daysKept = 30;
/** Days for which a refused item is kept, so that somebody can correct it. It is not sent again by itself. */
const daysKeptRefused = 7;

/**
 * Expires what has waited too long, once two rounds a day apart agree that it has: a clock that jumps
 * ahead and is corrected expires nothing. A notice stays until the visitor has seen it.
 *
 * @param tried ids that this round has tried to send; no other waiting item expires
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
    // A disk may be too full for the change; a later round makes it.
    await store.change(listed.id, rule).catch(() => undefined);
  }
  return hasExpired;
}

export function expireItem(item: OutboxItem, now: number, wasTried: boolean): OutboxItem {
  if (item.state !== 'waiting' && item.state !== 'refused') return item;
  const { state, createdAt, triedAt, expiryNoticedAt } = item;
  // A flat battery sets clocks back by decades. Count the age from the correction of the clock.
  if (createdAt < siteBegan && now > siteBegan) return { ...item, createdAt: now };
  // The clock was ahead: a refused address is deleted 7 days from now. A waiting one keeps its date, because it
  // could expire too early if the clock is wrong now.
  if (state === 'refused' && triedAt > now && now > siteBegan) return { ...item, triedAt: now };
  if (now <= keptUntil(item)) return expiryNoticedAt === 0 ? item : { ...item, expiryNoticedAt: 0 };
  if (expiryNoticedAt === 0 || expiryNoticedAt > now) return { ...item, expiryNoticedAt: now };
  const isSure = now >= expiryNoticedAt + day && (wasTried || state === 'refused');
  return isSure ? { ...item, state: 'expired', body: null } : item;
}

function keptUntil({ state, createdAt, triedAt }: OutboxItem): number {
  const end = createdAt + daysKept * day;
  return state === 'refused' ? Math.min(triedAt + daysKeptRefused * day, end) : end;
}
