import { createStore } from 'zustand/vanilla';
import { subscribeToWakeUps } from '#platform/wake-ups.ts';
import {
  keepOrder,
  type Order,
  readKeptOrder,
  restoreOrder,
  watchKeptOrder,
} from './kept-order.ts';
import { type ListFault, orderText } from './order-list.ts';

/** The list on this device, in step with other tabs while it is watched. */
export const orderStore = createStore<Order>()(() => ({
  list: new Map(),
  faults: [],
  isKept: true,
}));

/** Changes what is kept now, by whichever tab; `faults` are shown beside the new list. */
export function editOrder(
  change: (list: Map<string, number>) => void,
  faults: readonly ListFault[] = [],
): void {
  const list = new Map(readKeptOrder().list);
  change(list);
  orderStore.setState({ list, faults, isKept: keepOrder(list) });
}

/** Reads the list now and whenever it may have changed. Returns a cleanup function. */
export function watchOrder(): () => void {
  const read = () => {
    const now = readKeptOrder();
    if (!isSame(orderStore.getState(), now)) orderStore.setState(now);
  };
  read();
  const cleanups = [watchKeptOrder(read), subscribeToWakeUps(read)];
  void restoreOrder();
  return () => cleanups.forEach((cleanup) => cleanup());
}

/** Keeps the messages about a shared link. */
function isSame(before: Order, now: Order): boolean {
  return (
    now.faults.length === 0 &&
    before.isKept === now.isKept &&
    orderText(before.list) === orderText(now.list)
  );
}
