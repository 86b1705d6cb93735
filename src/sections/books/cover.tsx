import styled from 'styled-components';
import { coverSize, type Book } from '#content/book/book.ts';
import { books } from '#content/book/books.ts';
import { theme } from '#theme/theme.ts';

interface CoverProps {
  /** Key of a book of the catalogue. */
  readonly of: string;
  readonly isLate?: boolean;
}

/** Decoration: the title always stands beside it in words. */
export function Cover({ of, isLate = true }: CoverProps) {
  const catalogue: readonly Book[] = books;
  const book = catalogue.find(({ key }) => key === of);
  if (!book) throw new Error(`content/books.ts has no book "${of}"`);
  return <Image src={book.coverUrl} {...coverSize} alt="" {...(isLate && { loading: 'lazy' })} />;
}

const Image = styled.img`
  width: 100%;
  aspect-ratio: 300/420;
  border: ${theme.length.line} solid ${theme.color.print};
  background: ${theme.color.kraft};
`;
