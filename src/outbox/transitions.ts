import { type OutboxItem, isWriterGone } from './item.ts';
import { parseRetryAfter, retryDelay } from './schedule.ts';
import { classifyAnswer, type CallAnswer } from './send.ts';
import type { OutboxStore } from './store.ts';

/** The item as it is after an answer. A sent one leaves a receipt without the address. */
export function recordAnswer(
  item: OutboxItem,
  answer: CallAnswer,
  now: number,
  random: () => number,
): OutboxItem {
  const lastStatus = answer.status;
  switch (classifyAnswer(answer, item.id)) {
    case 'sent':
      return { ...item, state: 'sent', body: null, lastStatus };
    case 'refuse':
      return { ...item, state: 'refused', lastStatus };
    case 'keep': {
      const asked = parseRetryAfter(answer.retryAfter, now);
      const retryAt = now + retryDelay(item.attempts, random);
      return { ...item, lastStatus, retryAt, notBefore: asked > 0 ? now + asked : 0 };
    }
  }
}

/** A refused item as new: the visitor wants it sent again, and the outcome is announced again. */
export function retryItem(item: OutboxItem): OutboxItem {
  if (item.state !== 'refused') return item;
  const never = { attempts: 0, triedAt: 0, notBefore: 0, retryAt: 0 };
  return { ...item, ...never, state: 'waiting', isQueued: true, isAnnounced: false };
}

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

export interface ClaimedOutcome {
  readonly id: string;
  readonly kind: OutboxItem['kind'];
  readonly state: 'sent' | 'refused';
}

/**
 * The outcomes that no page has shown yet; each is given to one caller only, whichever tab asks
 * first. Receipts are deleted, refused items stay.
 */
export async function claimOutcomes(
  store: OutboxStore,
  now: number,
): Promise<readonly ClaimedOutcome[]> {
  const claimed: ClaimedOutcome[] = [];
  const listed = await store.list();
  for (const { id } of listed.filter((item) => isClaimable(item, now))) {
    const item = await store.change(id, (current) => {
      if (!isClaimable(current, now)) return current;
      return current.state === 'sent' ? null : { ...current, isAnnounced: true };
    });
    if (!item || !isClaimable(item, now)) continue;
    claimed.push({ id, kind: item.kind, state: item.state });
  }
  return claimed;
}

function isClaimable(
  item: OutboxItem,
  now: number,
): item is OutboxItem & Pick<ClaimedOutcome, 'state'> {
  if ((item.state !== 'sent' && item.state !== 'refused') || item.isAnnounced) return false;
  return isWriterGone(item, now);
}

const day = 86_400_000;
/** An address does not stay on a shared tablet for longer than this. */
const daysKept = 30;
/** Nothing sends a refused item any more; it stays for whoever can put it right. */
const daysKeptRefused = 7;
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
