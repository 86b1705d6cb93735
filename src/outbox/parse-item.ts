import type { OutboxBody, OutboxItem } from './item.ts';

const states = ['waiting', 'refused', 'sent', 'expired'] as const;

/**
 * Reads a stored value; null for anything this build did not write, which is then left alone. The key
 * under which it stands is its id, whatever it says itself: under no other can it be changed or taken out.
 */
export function parseOutboxItem(value: unknown, id: IDBValidKey): OutboxItem | null {
  if (!isRecord(value) || typeof id !== 'string' || value.kind !== 'newsletter') return null;
  const state = states.find((known) => known === value.state);
  if (!state) return null;
  const body = parseBody(value.body, id);
  if (body === null && (state === 'waiting' || state === 'refused')) return null;
  return {
    id,
    kind: 'newsletter',
    state,
    body,
    isQueued: value.isQueued === true,
    isAnnounced: value.isAnnounced === true,
    createdAt: toTime(value.createdAt),
    doomedSince: toTime(value.doomedSince),
    attempts: toTime(value.attempts),
    triedAt: toTime(value.triedAt),
    notBefore: toTime(value.notBefore),
    retryAt: toTime(value.retryAt),
    lastStatus: typeof value.lastStatus === 'number' ? value.lastStatus : null,
  };
}

function parseBody(value: unknown, id: string): OutboxBody | null {
  if (!isRecord(value)) return null;
  const { to, subject, html, from } = value;
  if (typeof to !== 'string' || typeof subject !== 'string') return null;
  if (typeof html !== 'string' || typeof from !== 'string') return null;
  return { to, subject, html, from, id };
}

function toTime(value: unknown): number {
  return typeof value === 'number' && Number.isFinite(value) ? value : 0;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
