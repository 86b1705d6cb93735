import type { Book } from '#content/book/book.ts';
import type { OwnerValue } from '#content/owner-value.ts';
import { booksOn, type OrderList } from '../list/order-list.ts';

/** One title as it leaves the page. */
export interface OrderRow {
  readonly isbn: string;
  readonly copies: number;
  readonly title: string;
  readonly author: string;
  readonly level: string;
}

/** Nobody orders by a made-up number: only titles with a confirmed ISBN (decision 37). */
export function orderRows(list: OrderList): readonly OrderRow[] {
  return booksOn(list)
    .filter(isOrderable)
    .map(({ key, isbn, title, author, level }) => ({
      isbn: isbn.value,
      copies: list.get(key) ?? 0,
      title: known(title),
      author: known(author),
      level: known(level),
    }));
}

/** The others, which stay on the page and on paper. */
export function leftOut(list: OrderList): readonly Book[] {
  return booksOn(list).filter((book) => !isOrderable(book));
}

function isOrderable({ isbn }: Book): boolean {
  return isbn.state === 'confirmed';
}

function known({ state, value }: OwnerValue): string {
  return state === 'pending' ? '' : value;
}
