import { keepText, readText, watchText } from '#platform/kept-text.ts';
import { type OrderList, orderText, type ReadList, readOrderList } from './order-list.ts';

/** What a browser keeps the list under: the time of its last change, a blank, the list as in a link. */
export const orderName = 'order';
const dayMs = 86_400_000;
const daysKept = 30;

export interface Order extends ReadList {
  /** False where the browser keeps nothing: the list ends with the visit. */
  readonly isKept: boolean;
}

/** One that nobody has changed for 30 days is forgotten. */
export function readKeptOrder(): Order {
  const { status, text } = readText(orderName);
  const [time = '', list = ''] = text.split(' ');
  const isFresh = Date.now() - Date.parse(time) < daysKept * dayMs;
  if (text && !isFresh) keepText(orderName, '');
  return { ...readOrderList(isFresh ? list : ''), isKept: status === 'read' };
}

export function keepOrder(list: OrderList): boolean {
  const text = list.size > 0 ? `${new Date().toISOString()} ${orderText(list)}` : '';
  return keepText(orderName, text) === 'read';
}

export function watchKeptOrder(onChange: () => void): () => void {
  return watchText(orderName, onChange);
}

/** Whether it is worth looking for a list: one stands in the address, or something is kept. */
export function mayHoldList(): boolean {
  return location.hash !== '' || readText(orderName).text !== '';
}
