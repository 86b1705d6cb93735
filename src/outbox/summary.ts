import { dueAt } from './due.ts';
import type { OutboxItem } from './item.ts';

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
