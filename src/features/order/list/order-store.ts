import { createStore } from 'zustand/vanilla';
import { onPageResume } from '#platform/page-resume.ts';
import {
  storeOrder,
  type Order,
  readStoredOrder,
  restoreOrder,
  onStoredOrderChange,
} from './stored-order.ts';
import { type ListError, orderText } from './order-list.ts';

/** The list on this device, in sync with other tabs while it is watched. */
export const orderStore = createStore<Order>()(() => ({
  list: new Map(),
  errors: [],
  isStored: true,
}));

/** Changes the stored list, which other tabs may have changed, and shows `errors` beside it. */
export function editOrder(
  change: (list: Map<string, number>) => void,
  errors: readonly ListError[] = [],
): void {
  const list = new Map(readStoredOrder().list);
  change(list);
  orderStore.setState({ list, errors, isStored: storeOrder(list) });
}

/** Reads the list now and whenever it may have changed. Returns a cleanup function. */
export function watchOrder(): () => void {
  const read = () => {
    const now = readStoredOrder();
    if (!isSame(orderStore.getState(), now)) orderStore.setState(now);
  };
  read();
  const cleanups = [onStoredOrderChange(read), onPageResume(read)];
  void restoreOrder();
  return () => cleanups.forEach((cleanup) => cleanup());
}

/** Returns true if nothing changed. Messages about a shared link stay. */
function isSame(before: Order, now: Order): boolean {
  return (
    now.errors.length === 0 &&
    before.isStored === now.isStored &&
    orderText(before.list) === orderText(now.list)
  );
}
