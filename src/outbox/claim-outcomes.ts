import { isWriterGone } from './is-writer-gone.ts';
import type { OutboxItem } from './item.ts';
import type { OutboxStore } from './store.ts';

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
