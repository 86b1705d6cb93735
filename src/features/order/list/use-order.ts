import { useCallback, useLayoutEffect, useState } from 'react';
import { subscribeToWakeUps } from '#platform/wake-ups.ts';
import {
  keepOrder,
  readKeptOrder,
  restoreOrder,
  watchKeptOrder,
  type Order,
} from './kept-order.ts';
import { type ListFault, orderText, parseCopies } from './order-list.ts';

export interface EditableOrder extends Order {
  /** Changes what is kept now, by whichever tab; `faults` are told beside the new list. */
  readonly edit: (
    change: (list: Map<string, number>) => void,
    faults?: readonly ListFault[],
  ) => void;
}

const none: Order = { list: new Map(), faults: [], isKept: true };

/** The list on this device, in step with other tabs. */
export function useOrder(): EditableOrder {
  const [order, setOrder] = useState(none);
  const edit = useCallback<EditableOrder['edit']>((change, faults = []) => {
    const list = new Map(readKeptOrder().list);
    change(list);
    setOrder({ list, faults, isKept: keepOrder(list) });
  }, []);
  useLayoutEffect(() => {
    const show = () => {
      const now = readKeptOrder();
      setOrder((before) => (isSame(before, now) ? before : now));
    };
    show();
    takeEarly(edit);
    const stops = [watchKeptOrder(show), subscribeToWakeUps(show)];
    void restoreOrder();
    return () => stops.forEach((stop) => stop());
  }, [edit]);
  return { ...order, edit };
}

/** Then what was told about a link stays. */
function isSame(before: Order, now: Order): boolean {
  return (
    now.faults.length === 0 &&
    before.isKept === now.isKept &&
    orderText(before.list) === orderText(now.list)
  );
}

/** What was ticked and typed before React had joined the page counts. */
function takeEarly(edit: EditableOrder['edit']): void {
  const early = document.querySelectorAll<HTMLInputElement>('main td input:checked');
  if (early.length === 0) return;
  edit((list) => {
    for (const tick of early) {
      const field = tick.closest('tr')?.querySelector<HTMLInputElement>('[inputmode]');
      const isTyped = field && field.value !== field.defaultValue;
      const copies = isTyped ? parseCopies(field.value) : list.get(tick.value);
      list.set(tick.value, copies ?? 1);
    }
  }, readKeptOrder().faults);
}
