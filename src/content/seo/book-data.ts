import type { BookLeaf } from 'schema-dts';
import type { Book } from '#content/book/book.ts';
import { books, seriesAuthorWords } from '#content/book/books.ts';
import {
  buyingGuideSections,
  type GuideSection,
  printGuideSections,
} from '#content/book/guides.ts';
import { booksCopy } from '#pages/books/books-copy.ts';
import type { OwnerValue } from '#content/owner-value.ts';

/** Returns the books of a guide whose titles are known, with the facts that the guide states. */
function guideBooks(sections: readonly GuideSection[]): readonly BookLeaf[] {
  const listed = sections.flatMap((section) => section.books.map(({ book }) => book));
  return listed.filter(({ title }) => isKnown(title)).map((book) => bookData(book));
}

/** Returns the books on the shelves of /books, under the names that the page shows. */
function shelfBooks(): readonly BookLeaf[] {
  const { novels, rest } = booksCopy.hero.shelves;
  return [...novels.books, ...rest.books].flatMap(({ key, label }) => {
    const book = books.find((each) => each.key === key);
    return book && isKnown(book.title) ? [shelfBook(book, label)] : [];
  });
}

/** Describes a book with the facts that /books states, which omits some authors and ISBNs. */
function shelfBook(book: Book, label: string): BookLeaf {
  const words = JSON.stringify(booksCopy);
  const { author, isbn, ...rest } = bookData(book);
  return {
    ...rest,
    '@type': 'Book',
    name: words.includes(`"${book.title.value}"`) ? book.title.value : label,
    ...(author !== undefined && words.includes(book.author.value) && { author }),
    ...(isbn !== undefined && words.includes(book.isbn.value) && { isbn }),
  };
}

/** Describes a book, without price, offer or rating. */
function bookData({ title, author, isbn, publisher }: Book): BookLeaf {
  const isNamed = isKnown(author) && !author.value.startsWith(seriesAuthorWords);
  return {
    '@type': 'Book',
    name: title.value,
    ...(isNamed && { author: { '@type': 'Person', name: author.value } as const }),
    ...(isbn.state === 'confirmed' && { isbn: isbn.value }),
    ...(publisher && { publisher: { '@type': 'Organization', name: publisher } as const }),
  };
}

function isKnown({ state }: OwnerValue): boolean {
  return state !== 'pending';
}

export const booksOn: Readonly<Record<string, () => readonly BookLeaf[]>> = {
  '/books': shelfBooks,
  '/mackin-buying-guide': () => guideBooks(buyingGuideSections),
  '/mackin-buying-guide-pdf': () => guideBooks(printGuideSections),
};
