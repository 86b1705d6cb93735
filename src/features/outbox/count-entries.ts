import type { OutboxEntry } from './outbox-entry.ts';

export interface EntryCount {
  readonly waiting: number;
  /** Refused or expired: it will not go by itself. */
  readonly notSent: number;
}

export function countEntries(entries: readonly OutboxEntry[]): EntryCount {
  const waiting = entries.filter(({ state }) => state === 'waiting').length;
  return { waiting, notSent: entries.length - waiting };
}
