import { onLocalTextChange, readLocalText, writeLocalText } from '#platform/local-text.ts';
import { durableTextDatabase, mayHaveDatabase } from '#shared/databases.ts';
import { siteBegan } from '#shared/site-began.ts';
import { type OrderList, orderText, type ReadList, readOrderList } from './order-list.ts';

/** Key of the stored text: the time of the last change, a space, and the list as in a link. */
export const orderName = 'order';
const dayMs = 86_400_000;
const daysStored = 30;

export interface Order extends ReadList {
  /** False where the browser stores nothing, so that the list ends with the visit. */
  readonly isStored: boolean;
}

/**
 * Reads the stored list, and deletes one that has not changed for 30 days. A date before the site
 * existed comes from a clock that a flat battery had set back, and is replaced by the present time.
 */
export function readStoredOrder(): Order {
  const { status, text } = readLocalText(orderName);
  const { changedAt, isFresh, list } = parse(text);
  if (text && !isFresh) writeLocalText(orderName, '');
  else if (changedAt < siteBegan && Date.now() > siteBegan) {
    const dated = `${new Date().toISOString()} ${list}`;
    write(dated, dated);
  }
  return { ...readOrderList(isFresh ? list : ''), isStored: status === 'stored' };
}

/**
 * Stores the list in localStorage and on disk (`durable-text.ts`). On disk, an empty list keeps its
 * time; otherwise `restoreOrder` would bring the previous list back.
 */
export function storeOrder(list: OrderList): boolean {
  const text = `${new Date().toISOString()} ${orderText(list)}`;
  return write(list.size > 0 ? text : '', text);
}

/** Writes both copies, and returns false where the browser stores nothing. */
function write(text: string, durable: string): boolean {
  const isStored = writeLocalText(orderName, text) === 'stored';
  loadDurableText()
    .then(({ writeDurableText }) => writeDurableText(orderName, isStored ? durable : ''))
    // The list is in localStorage only.
    .catch(() => undefined);
  return isStored;
}

/**
 * Restores a change that the browser had not written to disk when it was killed (`durable-text.ts`), and
 * notifies watchers.
 */
export async function restoreOrder(): Promise<void> {
  try {
    if (!(await mayHaveDatabase(durableTextDatabase))) return;
    const { readDurableText, writeDurableText } = await loadDurableText();
    const last = await readDurableText(orderName);
    const { status, text } = readLocalText(orderName);
    const { isFresh, time, list } = parse(last);
    if (last && !isFresh) return await writeDurableText(orderName, '');
    if (status === 'denied' || !isFresh || time <= parse(text).time) return;
    writeLocalText(orderName, list && last);
    dispatchEvent(new StorageEvent('storage', { key: orderName }));
  } catch {
    // Storage is denied, or the code did not load.
  }
}

function loadDurableText() {
  return import('#platform/durable-text.ts');
}

function parse(text: string) {
  const [time = '', list = ''] = text.split(' ');
  const changedAt = Date.parse(time);
  const isFresh = changedAt < siteBegan || Date.now() - changedAt < daysStored * dayMs;
  return { time, changedAt, list, isFresh };
}

export function onStoredOrderChange(onChange: () => void): () => void {
  return onLocalTextChange(orderName, onChange);
}

/** Returns true if the address or the storage may hold a list. */
export function mayHoldList(): boolean {
  return location.hash !== '' || readLocalText(orderName).text !== '';
}
