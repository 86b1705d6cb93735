import type { Book } from '#content/book/book.ts';
import { books } from '#content/book/books.ts';
import { copiesRange, orderCount } from '#content/copy/parts/copies.ts';

/** Number of copies of each ticked book, by the key of the book. */
export type OrderList = ReadonlyMap<string, number>;

export const maxCopies = 999;

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
  return orderCount(list.size, countCopies(list));
}

function countCopies(list: OrderList): number {
  return [...list.values()].reduce((sum, copies) => sum + copies, 0);
}

/** Serialises a list for a link and for storage: `teachers-book.1,reader-1.30`. */
export function orderText(list: OrderList): string {
  return booksOn(list)
    .map(({ key }) => `${key}.${list.get(key)}`)
    .join();
}

/** Error in a part of a list; the rest of the list was read. */
export type ListError =
  | { readonly kind: 'unknown' | 'unreadable' }
  /** `copies`: one copy is assumed; `doubled`: the first number counts. */
  | { readonly kind: 'copies' | 'doubled'; readonly key: string }
  /** The link was made for `meant` copies in all. */
  | { readonly kind: 'total'; readonly meant: number; readonly found: number };

export interface ReadList {
  readonly list: OrderList;
  readonly errors: readonly ListError[];
}

/** Reads a list that `orderText` or a link holds, even a damaged one, and returns every error. */
export function readOrderList(text: string): ReadList {
  const [, total, titles = ''] = /^(?:(\d+)(?:,|$))?(.*)$/s.exec(text) ?? [];
  const read = readTitles(titles, parseCopies);
  if (!total) return read;
  const meant = Number(total);
  // If the leading digits add up to the total, what follows them was copied along by mistake.
  const { list } = readTitles(titles, (copies) => parseCopies(/^\d*/.exec(copies)?.[0] ?? ''));
  if (countCopies(list) === meant) return { list, errors: [] };
  const found = countCopies(read.list);
  const errors = found === meant ? [] : [{ kind: 'total', meant, found } as const];
  return { list: read.list, errors: [...read.errors, ...errors] };
}

function readTitles(text: string, readCopies: typeof parseCopies): ReadList {
  const list = new Map<string, number>();
  const errors: ListError[] = [];
  for (const part of text.split(',')) {
    const [whole, key, copies = ''] = /^([a-z\d-]+)(?:\.([\w.+-]*))?/.exec(part) ?? [''];
    // A link that was copied from HTML source may end in quotes and tags.
    if (part && whole !== part) errors.push({ kind: 'unreadable' });
    if (!key) continue;
    if (!books.some((book) => book.key === key)) errors.push({ kind: 'unknown' });
    else if (list.has(key)) errors.push({ kind: 'doubled', key });
    else {
      const read = readCopies(copies);
      if (!read) errors.push({ kind: 'copies', key });
      list.set(key, read ?? 1);
    }
  }
  return { list, errors };
}

/**
 * Returns a link with the list after the `#`, which no browser sends to a server. The total of
 * copies comes first, because mail programs break long links, and half a list looks whole.
 */
export function orderLink(path: string, list: OrderList): string {
  return new URL(`${path}#list=${countCopies(list)},${orderText(list)}`, location.href).href;
}

/**
 * Reads the list in the fragment of an address; undefined if it holds none. Repairs what mail
 * programs, messengers and people do to a link. All letters of an undamaged link are lower case.
 */
export function listInHash(hash: string): ReadList | undefined {
  const plain = decoded(decoded(decoded(hash)))
    .normalize('NFKC')
    .toLowerCase()
    .replace(/&(?:comma|#44|#x2c);/g, ',')
    .replace(/&(?:period|#46|#x2e);/g, '.')
    // A reply puts `>` before each quoted line.
    .replace(/[\r\n] *>[> ]*/g, '')
    .replace(/[\p{Pd}−]|_(?=[a-z\d])/gu, '-')
    // Whatever is between a number and the next title was a comma.
    .replace(/(\d)[\s+|/、]+(?=[a-z][a-z\d-]{0,40}\.)/g, '$1,')
    .replace(/[\s\p{Default_Ignorable_Code_Point}]/gu, '')
    .replace(/;/g, ',');
  const [, named, text = ''] =
    /^#((?:35|x23)?\W*list(?![a-z]|-)[=:]*(?:3d)?)?([^&?#_]*)/.exec(plain) ?? [];
  const isList = named !== undefined || books.some(({ key }) => text.includes(`${key}.`));
  if (!isList) return undefined;
  const read = readOrderList(text.replace(/=/g, '').replace(/[^\p{L}\p{N}]+$/u, ''));
  if (read.list.size + read.errors.length > 0) return read;
  return { list: read.list, errors: [{ kind: 'unreadable' }] };
}

/** Decodes once. Several programs in a row write a comma as `%2C`, then `%252C`, then `%25252C`. */
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
