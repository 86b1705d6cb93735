import { books } from '#content/book/books.ts';
import { parseCopies, type OrderList } from './order-list.ts';

/** Something that could not be taken as it was written; the rest of the list could. */
export type ListFault =
  | { readonly kind: 'unknown' | 'unreadable' }
  /** One copy then, and the first of two numbers. */
  | { readonly kind: 'copies' | 'doubled'; readonly key: string };

export interface ReadList {
  readonly list: OrderList;
  readonly faults: readonly ListFault[];
}

/** Reads what `orderText` wrote, or whatever a link has made of it; every fault is told. */
export function readOrderList(text: string): ReadList {
  const list = new Map<string, number>();
  const faults: ListFault[] = [];
  for (const part of text.split(',')) {
    const [whole, key, copies = ''] = /^([a-z\d-]+)(?:\.([\w.+-]*))?/.exec(part) ?? [''];
    // A link that was copied out of a page's source has its quotes and tags behind it.
    if (part && whole !== part) faults.push({ kind: 'unreadable' });
    if (!key) continue;
    if (!books.some((book) => book.key === key)) faults.push({ kind: 'unknown' });
    else if (list.has(key)) faults.push({ kind: 'doubled', key });
    else {
      const read = parseCopies(copies);
      if (!read) faults.push({ kind: 'copies', key });
      list.set(key, read ?? 1);
    }
  }
  return { list, faults };
}
