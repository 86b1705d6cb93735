import { coverSize, type Book } from '#content/book/book.ts';
import { buyingGuideCopy } from '#content/copy/buying-guide.ts';
import { pendingMark } from '#content/owner-value.ts';
import { CopiesField } from '#features/order/list/copies-field.tsx';
import { PendingMark } from '#ui/text/pending-mark.tsx';
import { VisuallyHidden } from '#ui/text/visually-hidden.tsx';

const { choose, isbnPending } = buyingGuideCopy.catalogue;

interface BookRowProps {
  readonly no: number;
  readonly book: Book;
  /** Undefined while it is not ticked. */
  readonly copies: number | undefined;
  readonly onCopies: (copies: number | undefined) => void;
}

/** `data-ticked` is for browsers without `:has()`; the others show the number before React is there. */
export function BookRow({ no, book, copies, onCopies }: BookRowProps) {
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
