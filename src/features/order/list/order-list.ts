import type { Book } from '#content/book/book.ts';
import { books } from '#content/book/books.ts';
import { copiesRange, orderCount } from '#content/copy/parts/copies.ts';

/** Number of copies by the key of a book. A book that is not ticked is missing. */
export type OrderList = ReadonlyMap<string, number>;

export const mostCopies = 999;

/** Ids of elements that get the focus when the focused element is removed. */
export const toolsId = 'titles-and-copies';
export const summaryId = 'your-list';

export const guidePath = '/mackin-buying-guide';

/** Parses a whole number from 1 to 999; undefined for anything else. */
export function parseCopies(text: string): number | undefined {
  return /^\s*0*[1-9]\d{0,2}\s*$/.test(text) ? Number(text) : undefined;
}

/** Returns the books on a list, in the order of the catalogue. */
export function booksOn(list: OrderList): readonly Book[] {
  return books.filter(({ key }) => list.has(key));
}

/** Formats '3 titles, 61 copies'. */
export function formatOrderCount(list: OrderList): string {
  return orderCount(
    list.size,
    [...list.values()].reduce((sum, copies) => sum + copies, 0),
  );
}

/** Serialises a list for a link and for storage: `teachers-book.1,reader-1.30`. */
export function orderText(list: OrderList): string {
  return booksOn(list)
    .map(({ key }) => `${key}.${list.get(key)}`)
    .join();
}

/** A part of a list that could not be read; the rest of the list could. */
export type ListError =
  | { readonly kind: 'unknown' | 'unreadable' }
  /** `copies` counts as one copy; of two numbers (`doubled`) the first counts. */
  | { readonly kind: 'copies' | 'doubled'; readonly key: string };

export interface ReadList {
  readonly list: OrderList;
  readonly faults: readonly ListError[];
}

/** Parses the output of `orderText`, possibly damaged by a mail program, and collects all errors. */
export function readOrderList(text: string): ReadList {
  const list = new Map<string, number>();
  const faults: ListError[] = [];
  for (const part of text.split(',')) {
    const [whole, key, copies = ''] = /^([a-z\d-]+)(?:\.([\w.+-]*))?/.exec(part) ?? [''];
    // A link that was copied from HTML source may end in quotes and tags.
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

/** Returns a link with the list in the fragment, which browsers do not send to a server. */
export function orderLink(path: string, list: OrderList): string {
  return new URL(`${path}${mark}${orderText(list)}`, location.href).href;
}

/** Reads the list in a fragment; undefined if it has none. */
export function listInHash(hash: string): ReadList | undefined {
  return hash.startsWith(mark) ? readOrderList(decoded(hash.slice(mark.length))) : undefined;
}

/** Decodes the fragment, in which mail programs may have written a comma as `%2C`. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // An incomplete escape: read the other characters as they are.
    return text;
  }
}

/**
 * Attributes of a number field that accept the same values as `parseCopies`, so that the browser validates it
 * without script.
 */
export const numberField = {
  inputMode: 'numeric',
  autoComplete: 'off',
  required: true,
  pattern: '\\s*0*[1-9]\\d?\\d?\\s*',
  title: copiesRange,
} as const;
