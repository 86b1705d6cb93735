import type { Book } from '#content/book/book.ts';

/** Only these are copied or written into a file: nobody orders by a made-up number. */
export function confirmedIsbns(books: readonly Book[]): readonly string[] {
  return books.flatMap(({ isbn }) => (isbn.state === 'confirmed' ? [isbn.value] : []));
}
