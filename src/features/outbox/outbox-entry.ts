import { isWriterGone, type OutboxItem } from '#outbox/item.ts';
import { maskAddress } from './mask-address.ts';

/** A stored item as the visitor may see it: no address leaves the store unmasked. */
export interface OutboxEntry {
  readonly id: string;
  readonly kind: OutboxItem['kind'];
  readonly state: 'waiting' | 'refused' | 'expired';
  /** Empty once the address is deleted. */
  readonly mask: string;
  readonly createdAt: number;
  readonly notBefore: number;
  readonly lastStatus: number | null;
}

/** What waits, was refused or has expired; not what a page is sending for the first time. */
export function toEntries(items: readonly OutboxItem[], now: number): readonly OutboxEntry[] {
  return items.flatMap((item) => {
    const { id, kind, state, body, createdAt, notBefore, lastStatus } = item;
    if (state === 'sent' || !isWriterGone(item, now)) return [];
    const mask = body ? maskAddress(body.from) : '';
    return [{ id, kind, state, mask, createdAt, notBefore, lastStatus }];
  });
}
