import type { ContentIssue } from './content-issue.ts';
import {
  type Book,
  hatriqaIsbnPrefix,
  isbnCheckDigit,
  isIsbn,
  pendingIsbnPrefix,
  plainIsbn,
} from '#content/book/book.ts';
import { bookTextKeys } from '#content/book/book-texts.ts';
import type { GuideSection } from '#content/book/guides.ts';

/** Checks the catalogue: keys, ISBNs and texts. */
export function catalogueIssues(books: readonly Book[]): readonly ContentIssue[] {
  return [
    ...repeated(books.map((book) => book.key)).map((key) => ({
      about: 'books: key',
      value: key,
      rule: 'is given twice; each book has a key of its own',
    })),
    ...repeated(books.map((book) => plainIsbn(book.isbn.value))).map((isbn) => ({
      about: 'books: isbn',
      value: isbn,
      rule: 'is given twice; each book has an ISBN of its own',
    })),
    ...books.flatMap((book) => [...keyIssues(book), ...numberIssues(book), ...textIssues(book)]),
  ];
}

/** Checks the numbering of a guide's books. */
export function guideIssues(
  guide: string,
  sections: readonly GuideSection[],
): readonly ContentIssue[] {
  const numbers = sections.flatMap((section) => section.books.map((book) => book.no));
  if (numbers.every((no, place) => no === place + 1)) return [];
  const rule = 'are the numbers of the books; they run from 1 without a gap';
  return [{ about: guide, value: numbers.join(', '), rule, near: 'export const catalogue' }];
}

function keyIssues({ key }: Book): readonly ContentIssue[] {
  const rule = 'is not a key: lower-case letters, digits and dashes, such as reader-1';
  return /^[a-z0-9-]+$/.test(key) ? [] : [{ about: 'books: key', value: key, rule }];
}

function numberIssues({ key, isbn, publisher }: Book): readonly ContentIssue[] {
  const at = { about: `books: ${key}: isbn`, value: String(isbn.value ?? ''), near: key };
  if (typeof isbn.value !== 'string')
    return [
      {
        ...at,
        rule: "is not text; write it in quotes, or '' while it is unknown",
        near: 'const isbns',
      },
    ];
  if (isbn.state === 'pending') {
    return isbn.value.startsWith(pendingIsbnPrefix) && !/\d{10}/.test(plainIsbn(isbn.value))
      ? []
      : [
          {
            ...at,
            rule: `is pending and must read ${pendingIsbnPrefix}…; a known one is confirmed`,
          },
        ];
  }
  const rule = isbnIssue(isbn.value, publisher);
  return rule === undefined ? [] : [{ ...at, rule }];
}

function textIssues({ key }: Book): readonly ContentIssue[] {
  const rule = 'has no sentence in src/content/book/book-texts.ts';
  return bookTextKeys.includes(key) ? [] : [{ about: 'books: key', value: key, rule, near: key }];
}

function repeated(values: readonly string[]): readonly string[] {
  return [...new Set(values.filter((value, place) => values.indexOf(value) !== place))];
}

/** Explains why a confirmed ISBN is invalid; undefined for a valid one. */
function isbnIssue(value: string, publisher?: 'HATRIQA'): string | undefined {
  const isbn = plainIsbn(value);
  if (!/^\d+$/.test(isbn))
    return 'is no ISBN: only digits, dashes and spaces, such as 978-1-915791-24-5';
  if (isbn.length !== 13)
    return `has ${isbn.length} digits; an ISBN has 13, such as 978-1-915791-24-5`;
  if (!/^97[89]/.test(isbn)) return 'is no ISBN: one begins with 978 or 979';
  if (!isIsbn(isbn)) {
    const digit = isbnCheckDigit(isbn.slice(0, 12));
    return `has a wrong digit: after the first twelve the last (check digit) is ${digit}; compare it with the book`;
  }
  return publisher === 'HATRIQA' && !isbn.startsWith(hatriqaIsbnPrefix)
    ? `is not of HATRIQA's numbers, which begin with ${hatriqaIsbnPrefix}`
    : undefined;
}
