import styled from 'styled-components';
import { coverSize, type Book } from '#content/book/book.ts';
import type { GuideSection } from '#content/book/guides.ts';
import { buyingGuideCopy } from '#content/copy/buying-guide.ts';
import { pendingMark } from '#content/owner-value.ts';
import { CopiesField } from '#features/order/list/copies-field.tsx';
import type { EditableOrder } from '#features/order/list/use-order.ts';
import { theme } from '#theme/theme.ts';
import { PendingMark } from '#ui/text/pending-mark.tsx';
import { VisuallyHidden } from '#ui/text/visually-hidden.tsx';
import { Table } from './table.tsx';

const { columns, count } = buyingGuideCopy.catalogue;

const { choose, isbnPending } = buyingGuideCopy.catalogue;

interface LeagueTableProps {
  readonly section: GuideSection;
  readonly order: EditableOrder;
}

/** Roles are said, because the table is laid out anew on small screens, which would drop them. */
export function LeagueTable({ section: { id, heading, note, books }, order }: LeagueTableProps) {
  return (
    <Frame aria-labelledby={id}>
      <div>
        <h2 id={id}>{heading}</h2>
        <p>
          <b>{count(books.length)}</b> {note}
        </p>
      </div>
      <Table role="table" aria-labelledby={id}>
        <thead role="rowgroup">
          <tr role="row">
            <th role="columnheader" scope="col" className="pos">
              {columns.no}
            </th>
            <th role="columnheader" scope="col">
              <VisuallyHidden>{columns.cover}</VisuallyHidden>
            </th>
            {[columns.title, columns.author, columns.level, columns.isbn].map((column) => (
              <th key={column} role="columnheader" scope="col">
                {column}
              </th>
            ))}
            <th role="columnheader" scope="col" className="tk">
              {columns.tick}
            </th>
            <th role="columnheader" scope="col" className="ct">
              {columns.copies}
            </th>
          </tr>
        </thead>
        <tbody role="rowgroup">
          {books.map(({ no, book }) => (
            <BookRow
              key={book.key}
              no={no}
              book={book}
              copies={order.list.get(book.key)}
              onCopies={(copies) =>
                order.edit((list) => (copies ? list.set(book.key, copies) : list.delete(book.key)))
              }
            />
          ))}
        </tbody>
      </Table>
    </Frame>
  );
}

interface BookRowProps {
  readonly no: number;
  readonly book: Book;
  /** Undefined while it is not ticked. */
  readonly copies: number | undefined;
  readonly onCopies: (copies: number | undefined) => void;
}

/** `data-ticked` is for browsers without `:has()`; the others show the number before React is there. */
function BookRow({ no, book, copies, onCopies }: BookRowProps) {
  const { key, title, author, level, isbn, coverUrl } = book;
  const isTicked = copies !== undefined;
  return (
    <tr role="row" data-ticked={isTicked || undefined}>
      <td role="cell" className="pos">
        {no}
      </td>
      <td role="cell" className="cv">
        <img src={coverUrl} {...coverSize} alt="" loading="lazy" />
      </td>
      <th role="rowheader" scope="row" {...pendingMark(title)}>
        {title.value}
      </th>
      <td role="cell" className="au" {...pendingMark(author)}>
        {author.value}
      </td>
      <td role="cell" className="lv" {...pendingMark(level)}>
        {level.value}
      </td>
      <td role="cell" className="is">
        {isbn.state === 'pending' ? (
          <PendingMark {...pendingMark(isbn)}>{isbnPending}</PendingMark>
        ) : (
          <code>{isbn.value}</code>
        )}
      </td>
      <td role="cell" className="tk">
        <label>
          <input
            type="checkbox"
            autoComplete="off"
            value={key}
            checked={isTicked}
            onChange={() => onCopies(isTicked ? undefined : 1)}
          />
          <VisuallyHidden>{choose(title.value)}</VisuallyHidden>
        </label>
      </td>
      <td role="cell" className="ct">
        <CopiesField of={title.value} copies={copies ?? 1} onCopies={onCopies} />
      </td>
    </tr>
  );
}

const Frame = styled.section`
  margin-top: ${theme.space[8]};

  > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem 2rem;
    align-items: baseline;
    justify-content: space-between;
    margin-bottom: 1.25rem;
    break-after: avoid;
  }
  > div p {
    margin: 0;
  }
`;
