import type { OutboxItem } from './item.ts';

/** Nobody else sends an item while the page that wrote it is about to. */
const writersTurn = 15_000;
const shortestGap = 1_000;

export interface DueOptions {
  /** The one item its writer asks for. */
  readonly only?: string | undefined;
  /** A nudge: overrules our own patience, never the server's. */
  readonly force?: boolean | undefined;
}

export function isDue(item: OutboxItem, now: number, { only, force }: DueOptions): boolean {
  if (item.state !== 'waiting' || (only !== undefined && item.id !== only)) return false;
  if (only === undefined && now < waitsForWriter(item) && now >= item.createdAt) return false;
  // A clock that was set back must not silence an item for ever.
  if (now < item.triedAt) return true;
  if (now < item.notBefore || now < item.triedAt + shortestGap) return false;
  return force === true || only !== undefined || now >= item.retryAt;
}

/** The item after somebody asked too soon after an attempt: due once the gap is over. */
export function hurried(item: OutboxItem): OutboxItem {
  const retryAt = Math.min(item.retryAt, item.triedAt + shortestGap);
  return item.state === 'waiting' && retryAt < item.retryAt ? { ...item, retryAt } : item;
}

/** From when on `isDue` says yes without a nudge. */
export function dueAt(item: OutboxItem): number {
  return Math.max(waitsForWriter(item), item.notBefore, item.retryAt, item.triedAt + shortestGap);
}

function waitsForWriter(item: OutboxItem): number {
  return item.attempts === 0 && !item.isQueued ? item.createdAt + writersTurn : 0;
}

export interface OutboxSummary {
  readonly waiting: number;
  /** When the next item becomes due, in milliseconds since 1970; null when none waits. */
  readonly nextDueAt: number | null;
}

export function summariseOutbox(items: readonly OutboxItem[]): OutboxSummary {
  const waiting = items.filter((item) => item.state === 'waiting');
  const nextDueAt = waiting.length === 0 ? null : Math.min(...waiting.map(dueAt));
  return { waiting: waiting.length, nextDueAt };
}

const firstDelay = 5_000;
const growth = 3;
const longestDelay = 900_000;

/**
 * How long to wait after this many attempts: 5 s, 15 s, 45 s … 15 min, each up to a fifth more or
 * less, so that a class coming back online does not arrive in one instant.
 */
export function retryDelay(attempts: number, random: () => number): number {
  const delay = Math.min(firstDelay * growth ** Math.max(attempts - 1, 0), longestDelay);
  return Math.round(delay * (0.8 + 0.4 * random()));
}

/** One hour: an answer may not silence a submission for longer. */
const longestWait = 3_600_000;

/** Milliseconds asked for by a Retry-After header, given in seconds or as a date; 0 when there is none. */
export function parseRetryAfter(header: string | null, now: number): number {
  const text = header?.trim() ?? '';
  if (text === '') return 0;
  const wait = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - now;
  return Number.isFinite(wait) ? Math.min(Math.max(wait, 0), longestWait) : 0;
}
