import { isOrphaned, type OutboxItem, writerTimeoutMs } from './item.ts';

/** Time during which only the page that wrote an item sends it; after an attempt, a flush does as well. */
const writerLeadMs = 15_000;
const minGapMs = 1_000;
/** Longest wait of a submission, whether the server or our own backoff asks for it. */
const maxWaitMs = 3_600_000;

export interface DueOptions {
  /** Drains this item alone. */
  readonly only?: string | undefined;
  /** Flushes: ignores our own backoff, never the server's Retry-After. */
  readonly force?: boolean | undefined;
}

export function isDue(item: OutboxItem, now: number, { only, force }: DueOptions): boolean {
  if (item.state !== 'waiting' || (only !== undefined && item.id !== only)) return false;
  if (only === undefined && now < reservedUntil(item, force) && now >= item.createdAt) return false;
  // A clock that was set back must not block an item for ever.
  if (now < item.triedAt) return true;
  if (mustWait(item.notBefore, now) || now < item.triedAt + minGapMs) return false;
  return force === true || only !== undefined || !mustWait(item.retryAt, now);
}

/** Returns false also for a time further ahead than any wait: the clock was ahead when it was stored. */
function mustWait(until: number, now: number): boolean {
  return now < until && until <= now + maxWaitMs;
}

/** If an item was flushed less than `minGapMs` after an attempt, moves its retry to the end of that gap. */
export function withoutBackoff(item: OutboxItem): OutboxItem {
  const retryAt = Math.min(item.retryAt, item.triedAt + minGapMs);
  return item.state === 'waiting' && retryAt < item.retryAt ? { ...item, retryAt } : item;
}

/** Returns the time at which the item becomes due without a flush. */
export function dueAt(item: OutboxItem): number {
  return Math.max(reservedUntil(item), item.notBefore, item.retryAt, item.triedAt + minGapMs);
}

function reservedUntil({ attempts, isQueued, createdAt }: OutboxItem, force = false): number {
  return isQueued || (force && attempts > 0) ? 0 : createdAt + writerLeadMs;
}

export interface OutboxSummary {
  readonly waiting: number;
  /**
   * Time of the next round, in milliseconds since 1970: an item becomes due, or the page that wrote it no longer
   * reports its outcome. Null if neither will happen.
   */
  readonly nextDueAt: number | null;
}

export function summariseOutbox(items: readonly OutboxItem[], now: number): OutboxSummary {
  const waiting = items.filter((item) => item.state === 'waiting');
  const reported = items.filter((item) => !isOrphaned(item, now));
  const orphanedAt = reported.map(({ createdAt }) => createdAt + writerTimeoutMs + 1);
  const times = [...waiting.map(dueAt), ...orphanedAt];
  return { waiting: waiting.length, nextDueAt: times.length === 0 ? null : Math.min(...times) };
}

const firstDelayMs = 5_000;
const growth = 3;
const maxDelayMs = 900_000;

/**
 * Returns the backoff after this many attempts: 5 s, 15 s, 45 s … 15 min, with a jitter of 20 % so that
 * the tablets of a class do not all send in the same instant.
 */
export function retryDelay(attempts: number, random: () => number): number {
  const delay = Math.min(firstDelayMs * growth ** Math.max(attempts - 1, 0), maxDelayMs);
  return Math.round(delay * (0.8 + 0.4 * random()));
}

/** Parses a Retry-After header, in seconds or as a date, into milliseconds from now; 0 without one. */
export function parseRetryAfter(header: string | null, now: number): number {
  const text = header?.trim() ?? '';
  if (text === '') return 0;
  const wait = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - now;
  return Number.isFinite(wait) ? Math.min(Math.max(wait, 0), maxWaitMs) : 0;
}
