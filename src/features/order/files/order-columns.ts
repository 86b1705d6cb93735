import { orderCopy } from '#content/copy/order.ts';
import type { OrderRow } from './order-rows.ts';

const { isbn, quantity, title, author, level } = orderCopy.columns;

interface OrderColumn {
  readonly name: string;
  /** Of the widest usual cell, in signs. */
  readonly width: number;
  readonly of: (row: OrderRow) => string | number;
}

/** Of both files: what a buyer needs first stands first. */
export const orderColumns: readonly OrderColumn[] = [
  { name: isbn, width: 16, of: (row) => row.isbn },
  { name: quantity, width: 10, of: (row) => row.copies },
  { name: title, width: 36, of: (row) => row.title },
  { name: author, width: 34, of: (row) => row.author },
  { name: level, width: 26, of: (row) => row.level },
];
