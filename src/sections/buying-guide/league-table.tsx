import styled from 'styled-components';
import { buyingGuideCopy } from '#content/copy/buying-guide.ts';
import type { GuideSection } from '#content/book/guides.ts';
import type { EditableOrder } from '#features/order/list/use-order.ts';
import { theme } from '#theme/theme.ts';
import { VisuallyHidden } from '#ui/text/visually-hidden.tsx';
import { BookRow } from './book-row.tsx';
import { Table } from './table.tsx';

const { columns, count } = buyingGuideCopy.catalogue;

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
