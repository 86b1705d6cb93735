import styled from 'styled-components';
import { coverSize, type Book } from '#content/book/book.ts';
import { books } from '#content/book/books.ts';
import { theme } from '#theme/theme.ts';

interface ShelfProps {
  readonly label: string;
  readonly books: readonly { readonly key: string; readonly label: string }[];
  /** True above the fold. */
  readonly isFirst?: boolean;
}

/** Renders books on a shelf with their names on its edge. */
export function Shelf({ label, books, isFirst = false }: ShelfProps) {
  return (
    <Board role="list" aria-label={label}>
      {books.map((book) => (
        <li key={book.key}>
          <div>
            <Cover of={book.key} isLate={!isFirst} />
          </div>
          <span>{book.label}</span>
        </li>
      ))}
    </Board>
  );
}

interface CoverProps {
  /** Key of a book in the catalogue. */
  readonly of: string;
  readonly isLate?: boolean;
}

/** Renders a cover without `alt`, because the title is always beside it. */
export function Cover({ of, isLate = true }: CoverProps) {
  const catalogue: readonly Book[] = books;
  const book = catalogue.find(({ key }) => key === of);
  if (!book) throw new Error(`content/books.ts has no book "${of}"`);
  return <Image src={book.coverUrl} {...coverSize} alt="" {...(isLate && { loading: 'lazy' })} />;
}

const Board = styled.ul`
  display: grid;
  align-items: end;

  li {
    display: flex;
    flex-direction: column;
    height: 100%;
  }
  div {
    display: flex;
    flex: 1;
    align-items: flex-end;
    padding-inline: 0.35rem;
    border-bottom: 10px solid ${theme.color.border};
  }
  span {
    padding: 0.6rem 0.35rem 0;
    font-size: ${theme.text.label};
    font-weight: 700;
    line-height: 1.2;
  }
`;

const Image = styled.img`
  width: 100%;
  aspect-ratio: 300/420;
  border: ${theme.length.line} solid ${theme.color.dark};
  background: ${theme.color.muted};
`;
