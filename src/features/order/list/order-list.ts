import type { Book } from '#content/book/book.ts';
import { books } from '#content/book/books.ts';
import { copiesRange, orderCount } from '#content/copy/parts/copies.ts';

/** Copies by a book's key; what is not ticked is not in it. */
export type OrderList = ReadonlyMap<string, number>;

export const mostCopies = 999;

/** Where the focus goes when what it was on has gone. */
export const toolsId = 'titles-and-copies';
export const summaryId = 'your-list';

export const guidePath = '/mackin-buying-guide';

/** A whole number from 1 to 999 as somebody types it, else undefined. */
export function parseCopies(text: string): number | undefined {
  return /^\s*0*[1-9]\d{0,2}\s*$/.test(text) ? Number(text) : undefined;
}

/** Its books, as the catalogue has them in order. */
export function booksOn(list: OrderList): readonly Book[] {
  return books.filter(({ key }) => list.has(key));
}

/** '3 titles, 61 copies'. */
export function formatOrderCount(list: OrderList): string {
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

/** Something that could not be taken as it was written; the rest of the list could. */
export type ListError =
  | { readonly kind: 'unknown' | 'unreadable' }
  /** One copy then, and the first of two numbers. */
  | { readonly kind: 'copies' | 'doubled'; readonly key: string };

export interface ReadList {
  readonly list: OrderList;
  readonly faults: readonly ListError[];
}

/** Reads what `orderText` wrote, or whatever a link has made of it; every fault is told. */
export function readOrderList(text: string): ReadList {
  const list = new Map<string, number>();
  const faults: ListError[] = [];
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

/** Agrees with `parseCopies`; a browser marks what does not, before React is there as well. */
export const numberField = {
  inputMode: 'numeric',
  autoComplete: 'off',
  required: true,
  pattern: '\\s*0*[1-9]\\d?\\d?\\s*',
  title: copiesRange,
} as const;
