import { useLayoutEffect, useState } from 'react';
import type { Book } from '#content/book/book.ts';

export interface TickedBooks {
  readonly isTicked: (key: string) => boolean;
  readonly toggle: (key: string) => void;
  readonly books: readonly Book[];
}

/**
 * The visitor's choice among the guide's books, in the guide's order; what was ticked before React
 * had joined the page counts.
 */
export function useTickedBooks(all: readonly Book[]): TickedBooks {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set());
  useLayoutEffect(() => takeEarly(setKeys), []);
  return {
    isTicked: (key) => keys.has(key),
    toggle: (key) =>
      setKeys((before) => {
        const after = new Set(before);
        if (!after.delete(key)) after.add(key);
        return after;
      }),
    books: all.filter((book) => keys.has(book.key)),
  };
}

function takeEarly(onKeys: (keys: ReadonlySet<string>) => void): void {
  const early = document.querySelectorAll<HTMLInputElement>('main input:checked');
  if (early.length > 0) onKeys(new Set([...early].map(({ value }) => value)));
}
