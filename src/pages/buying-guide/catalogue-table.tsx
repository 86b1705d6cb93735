import styled from 'styled-components';
import { coverSize } from '#content/book/book.ts';
import type { GuideSection } from '#content/book/guides.ts';
import { pendingMark } from '#content/owner-value.ts';
import { CopiesField } from '#features/order/list/copies-field.tsx';
import { theme } from '#theme/theme.ts';
import { Cell, ColumnHeader, Row, RowHeader, TableBody, TableHead } from '#ui/layout/table.tsx';
import { PendingMark } from '#ui/text/pending-mark.tsx';
import { VisuallyHidden } from '#ui/text/visually-hidden.tsx';
import { buyingGuideCopy } from './buying-guide-copy.ts';
import { Table } from './table.tsx';

const { columns, count, choose, isbnPending } = buyingGuideCopy.catalogue;

/**
 * Renders a section of the catalogue as a table. Its roles are explicit, because small screens
 * display it as cards, which would drop the table semantics.
 */
export function CatalogueTable({ section }: { readonly section: GuideSection }) {
  const { id, heading, note, books } = section;
  return (
    <Frame aria-labelledby={id}>
      <div>
        <h2 id={id}>{heading}</h2>
        <p>
          <b>{count(books.length)}</b> {note}
        </p>
      </div>
      <Table role="table" aria-labelledby={id}>
        <TableHead>
          <Row>
            <ColumnHeader className="number">{columns.no}</ColumnHeader>
            <ColumnHeader>
              <VisuallyHidden>{columns.cover}</VisuallyHidden>
            </ColumnHeader>
            {[columns.title, columns.author, columns.level, columns.isbn].map((column) => (
              <ColumnHeader key={column}>{column}</ColumnHeader>
            ))}
            <ColumnHeader className="tick">{columns.tick}</ColumnHeader>
            <ColumnHeader className="copies">{columns.copies}</ColumnHeader>
          </Row>
        </TableHead>
        <TableBody>
          {books.map((numbered) => (
            <BookRow key={numbered.book.key} {...numbered} />
          ))}
        </TableBody>
      </Table>
    </Frame>
  );
}

function BookRow({ no, book }: GuideSection['books'][number]) {
  const { key, title, author, level, isbn, coverUrl } = book;
  return (
    <Row data-book={key}>
      <Cell className="number">{no}</Cell>
      <Cell className="cover">
        <img src={coverUrl} {...coverSize} alt="" loading="lazy" />
      </Cell>
      <RowHeader {...pendingMark(title)}>{title.value}</RowHeader>
      <Cell className="author" {...pendingMark(author)}>
        {author.value}
      </Cell>
      <Cell className="level" {...pendingMark(level)}>
        {level.value}
      </Cell>
      <Cell className="isbn">
        {isbn.state === 'pending' ? (
          <PendingMark {...pendingMark(isbn)}>{isbnPending}</PendingMark>
        ) : (
          <code>{isbn.value}</code>
        )}
      </Cell>
      <Cell className="tick">
        <label>
          <input type="checkbox" autoComplete="off" value={key} />
          <VisuallyHidden>{choose(title.value)}</VisuallyHidden>
        </label>
      </Cell>
      <Cell className="copies">
        <CopiesField title={title.value} />
      </Cell>
    </Row>
  );
}

const Frame = styled.section`
  margin-top: ${theme.space[8]};

  > div {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space[2]} ${theme.space[6]};
    align-items: baseline;
    justify-content: space-between;
    margin-bottom: 1.25rem;
    break-after: avoid;
  }
  > div p {
    margin: 0;
  }
`;
