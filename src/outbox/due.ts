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
