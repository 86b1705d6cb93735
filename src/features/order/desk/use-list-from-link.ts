import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { addressHash, dropHash, subscribeToHash } from '#platform/page/address-hash.ts';
import { listInHash } from '../list/order-link.ts';
import { orderText } from '../list/order-list.ts';
import type { ReadList } from '../list/read-order-list.ts';
import type { EditableOrder } from '../list/use-order.ts';

/**
 * Takes the list of the address where there is none yet. Else the answer is that list, which waits for
 * its reader's word. `onCome` is called when one has come, either way; it keeps its identity.
 */
export function useListFromLink(
  { list, edit }: EditableOrder,
  onCome: () => void,
): ReadList | undefined {
  const hash = useSyncExternalStore(subscribeToHash, addressHash);
  const came = useMemo(() => listInHash(hash), [hash]);
  const isQuestion =
    came !== undefined &&
    came.list.size > 0 &&
    list.size > 0 &&
    orderText(came.list) !== orderText(list);
  useEffect(() => {
    if (!came) return;
    onCome();
    if (isQuestion) return;
    edit((mine) => came.list.forEach((copies, key) => mine.set(key, copies)), came.faults);
    dropHash();
  }, [came, isQuestion, edit, onCome]);
  return isQuestion ? came : undefined;
}
