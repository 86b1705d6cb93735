import { orderText, type OrderList } from './order-list.ts';
import { readOrderList, type ReadList } from './read-order-list.ts';

const mark = '#list=';

/** The list stands after the `#`, which no browser sends to a server. */
export function orderLink(path: string, list: OrderList): string {
  return new URL(`${path}${mark}${orderText(list)}`, location.href).href;
}

/** The list in the last part of an address; undefined where it holds none. */
export function listInHash(hash: string): ReadList | undefined {
  return hash.startsWith(mark) ? readOrderList(decoded(hash.slice(mark.length))) : undefined;
}

/** Mail programs may write a comma as `%2C`. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // Half of such a sign: the others are read as they stand.
    return text;
  }
}
