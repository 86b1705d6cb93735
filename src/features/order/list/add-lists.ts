import { mostCopies, type OrderList } from './order-list.ts';

/** Both; of a title on both, the copies of both, as far as 999. */
export function addLists(mine: OrderList, theirs: OrderList): OrderList {
  const both = new Map(mine);
  for (const [key, copies] of theirs)
    both.set(key, Math.min((both.get(key) ?? 0) + copies, mostCopies));
  return both;
}
