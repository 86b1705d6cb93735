import styled from 'styled-components';
import { coverSize } from '#content/book/book.ts';
import type { GuideSection } from '#content/book/guides.ts';
import { pendingMark } from '#content/owner-value.ts';
import { CopiesField } from '#features/order/list/copies-field.tsx';
import { theme } from '#theme/theme.ts';
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
        <thead role="rowgroup">
          <tr role="row">
            <th role="columnheader" scope="col" className="number">
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
            <th role="columnheader" scope="col" className="tick">
              {columns.tick}
            </th>
            <th role="columnheader" scope="col" className="copies">
              {columns.copies}
            </th>
          </tr>
        </thead>
        <tbody role="rowgroup">
          {books.map((numbered) => (
            <BookRow key={numbered.book.key} {...numbered} />
          ))}
        </tbody>
      </Table>
    </Frame>
  );
}

function BookRow({ no, book }: GuideSection['books'][number]) {
  const { key, title, author, level, isbn, coverUrl } = book;
  return (
    <tr role="row" data-book={key}>
      <td role="cell" className="number">
        {no}
      </td>
      <td role="cell" className="cover">
        <img src={coverUrl} {...coverSize} alt="" loading="lazy" />
      </td>
      <th role="rowheader" scope="row" {...pendingMark(title)}>
        {title.value}
      </th>
      <td role="cell" className="author" {...pendingMark(author)}>
        {author.value}
      </td>
      <td role="cell" className="level" {...pendingMark(level)}>
        {level.value}
      </td>
      <td role="cell" className="isbn">
        {isbn.state === 'pending' ? (
          <PendingMark {...pendingMark(isbn)}>{isbnPending}</PendingMark>
        ) : (
          <code>{isbn.value}</code>
        )}
      </td>
      <td role="cell" className="tick">
        <label>
          <input type="checkbox" autoComplete="off" value={key} />
          <VisuallyHidden>{choose(title.value)}</VisuallyHidden>
        </label>
      </td>
      <td role="cell" className="copies">
        <CopiesField title={title.value} />
      </td>
    </tr>
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
