import type { Book } from './book.ts';
import type { GuideSection } from './guides.ts';
import { hatriqaIsbnPrefix, isIsbn, pendingIsbnPrefix } from './isbn.ts';

/** Faults of the catalogue itself: keys, ISBNs and the reading-level line. */
export function catalogueFaults(books: readonly Book[]): readonly string[] {
  return [
    ...repeated(books.map((book) => book.key)).map((key) => `books: key: "${key}" is given twice`),
    ...repeated(books.map((book) => book.isbn.value)).map(
      (isbn) => `books: isbn: "${isbn}" is given twice`,
    ),
    ...books.flatMap((book) =>
      [...isbnFaults(book), ...levelFaults(book)].map((fault) => `books: ${book.key}: ${fault}`),
    ),
  ];
}

/** Faults of one guide: how many books stand in each section, and their numbers. */
export function guideFaults(
  guide: string,
  sections: readonly GuideSection[],
  counts: readonly number[],
): readonly string[] {
  const faults: string[] = [];
  const found = sections.map((section) => section.books.length);
  if (found.join('/') !== counts.join('/')) {
    faults.push(`${guide}: lists ${found.join('/')} books and not ${counts.join('/')}`);
  }
  const numbers = sections.flatMap((section) => section.books.map((book) => book.no));
  if (numbers.some((no, place) => no !== place + 1)) {
    faults.push(`${guide}: is numbered ${numbers.join(', ')}`);
  }
  return faults;
}

function isbnFaults({ isbn, publisher }: Book): readonly string[] {
  if (isbn.state === 'pending') {
    return isbn.value.startsWith(pendingIsbnPrefix) && !/\d{13}/.test(isbn.value)
      ? []
      : [`isbn: "${isbn.value}" is pending and must read ${pendingIsbnPrefix}…`];
  }
  if (!isIsbn(isbn.value)) return [`isbn: "${isbn.value}" is not an ISBN (check digit)`];
  return publisher === 'HATRIQA' && !isbn.value.startsWith(hatriqaIsbnPrefix)
    ? [`isbn: "${isbn.value}" is not of HATRIQA's block ${hatriqaIsbnPrefix}`]
    : [];
}

function levelFaults({ level, description }: Book): readonly string[] {
  const name = level.state === 'pending' ? 'to be confirmed' : level.value;
  return description.endsWith(`\nReading level: ${name}`)
    ? []
    : [`description: has no line "Reading level: ${name}"`];
}

function repeated(values: readonly string[]): readonly string[] {
  return [...new Set(values.filter((value, place) => values.indexOf(value) !== place))];
}
