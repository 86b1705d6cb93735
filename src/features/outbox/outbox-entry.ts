import { isWriterGone, type OutboxItem } from '#outbox/item.ts';

const dots = '•••';

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

/**
 * "r•••@s•••.example": enough for whoever left the address, too little for the next user of a
 * shared tablet.
 */
export function maskAddress(address: string): string {
  const at = address.lastIndexOf('@');
  const domain = address.slice(at + 1);
  const ending = domain.includes('.') ? domain.slice(domain.lastIndexOf('.')) : '';
  return `${firstOf(address.slice(0, Math.max(at, 0)))}${dots}@${firstOf(domain)}${dots}${ending}`;
}

/** A letter outside the basic plane is one letter. */
function firstOf(text: string): string {
  return [...text][0] ?? '';
}
