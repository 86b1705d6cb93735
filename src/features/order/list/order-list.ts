import { books } from '#content/book/books.ts';
import { orderCount } from '#content/copy/parts/copies.ts';
import type { Book } from '#content/book/book.ts';

/** Copies by a book's key; what is not ticked is not in it. */
export type OrderList = ReadonlyMap<string, number>;

export const mostCopies = 999;

/** A whole number from 1 to 999 as somebody types it, else undefined. */
export function parseCopies(text: string): number | undefined {
  return /^\s*0*[1-9]\d{0,2}\s*$/.test(text) ? Number(text) : undefined;
}

/** Its books, as the catalogue has them in order. */
export function booksOn(list: OrderList): readonly Book[] {
  return books.filter(({ key }) => list.has(key));
}

/** '3 titles, 61 copies'. */
export function tellOrder(list: OrderList): string {
  return orderCount(
    list.size,
    [...list.values()].reduce((sum, copies) => sum + copies, 0),
  );
}

/** As it stands in a link and on the device: `teachers-book.1,reader-1.30`. */
export function orderText(list: OrderList): string {
  return booksOn(list)
    .map(({ key }) => `${key}.${list.get(key)}`)
    .join();
}
