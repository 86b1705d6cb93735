import { onLocalTextChange, readLocalText, writeLocalText } from '#platform/local-text.ts';
import { durableTextDatabase, mayHaveDatabase } from '#shared/databases.ts';
import { type OrderList, orderText, type ReadList, readOrderList } from './order-list.ts';

/** What a browser keeps the list under: the time of its last change, a blank, the list as in a link. */
export const orderName = 'order';
const dayMs = 86_400_000;
const daysStored = 30;

export interface Order extends ReadList {
  /** False where the browser keeps nothing: the list ends with the visit. */
  readonly isStored: boolean;
}

/** One that nobody has changed for 30 days is forgotten. */
export function readStoredOrder(): Order {
  const { status, text } = readLocalText(orderName);
  const { isFresh, list } = parse(text);
  if (text && !isFresh) writeLocalText(orderName, '');
  return { ...readOrderList(isFresh ? list : ''), isStored: status === 'stored' };
}

/** Also where it is on the disk at once; an empty list there with its time, or the one before came back. */
export function storeOrder(list: OrderList): boolean {
  const text = `${new Date().toISOString()} ${orderText(list)}`;
  const isStored = writeLocalText(orderName, list.size > 0 ? text : '') === 'stored';
  loadDurableText()
    .then(({ writeDurableText }) => writeDurableText(orderName, isStored ? text : ''))
    // Then the browser has what it has.
    .catch(() => undefined);
  return isStored;
}

/**
 * Brings back a change that the browser had not written when it was ended (`durable-text.ts`); whoever
 * watches the list is told.
 */
export async function restoreOrder(): Promise<void> {
  try {
    if (!(await mayHaveDatabase(durableTextDatabase))) return;
    const last = await (await loadDurableText()).readDurableText(orderName);
    const { status, text } = readLocalText(orderName);
    const { isFresh, time, list } = parse(last);
    if (status === 'denied' || !isFresh || time <= parse(text).time) return;
    writeLocalText(orderName, list && last);
    dispatchEvent(new StorageEvent('storage', { key: orderName }));
  } catch {
    // Denied, or its code did not come.
  }
}

function loadDurableText() {
  return import('#platform/durable-text.ts');
}

function parse(text: string) {
  const [time = '', list = ''] = text.split(' ');
  return { time, list, isFresh: Date.now() - Date.parse(time) < daysStored * dayMs };
}

export function onStoredOrderChange(onChange: () => void): () => void {
  return onLocalTextChange(orderName, onChange);
}

/** Whether it is worth looking for a list: one stands in the address, or something is stored. */
export function mayHoldList(): boolean {
  return location.hash !== '' || readLocalText(orderName).text !== '';
}
