import type { Book } from '#content/book/book.ts';
import { orderCopy } from '#content/copy/order.ts';
import type { OwnerValue } from '#content/owner-value.ts';
import { booksOn, type OrderList } from '../list/order-list.ts';

/** A title in an order file. */
export interface OrderRow {
  readonly isbn: string;
  readonly copies: number;
  readonly title: string;
  readonly author: string;
  readonly level: string;
}

/** Returns the rows of titles with a confirmed ISBN (decision 37). */
export function orderRows(list: OrderList): readonly OrderRow[] {
  return booksOn(list)
    .filter(isOrderable)
    .map(({ key, isbn, title, author, level }) => ({
      isbn: isbn.value,
      copies: list.get(key) ?? 0,
      title: knownValue(title),
      author: knownValue(author),
      level: knownValue(level),
    }));
}

/** Returns the titles without a confirmed ISBN, which are only on the page and the printed sheet. */
export function booksWithoutIsbn(list: OrderList): readonly Book[] {
  return booksOn(list).filter((book) => !isOrderable(book));
}

function isOrderable({ isbn }: Book): boolean {
  return isbn.state === 'confirmed';
}

function knownValue({ state, value }: OwnerValue): string {
  return state === 'pending' ? '' : value;
}

const { isbn, quantity, title, author, level } = orderCopy.columns;

interface OrderColumn {
  readonly name: string;
  /** Width of the column in characters. */
  readonly width: number;
  readonly of: (row: OrderRow) => string | number;
}

/** Columns of both files, the most important first. */
export const orderColumns: readonly OrderColumn[] = [
  { name: isbn, width: 16, of: (row) => row.isbn },
  { name: quantity, width: 10, of: (row) => row.copies },
  { name: title, width: 36, of: (row) => row.title },
  { name: author, width: 34, of: (row) => row.author },
  { name: level, width: 26, of: (row) => row.level },
];
