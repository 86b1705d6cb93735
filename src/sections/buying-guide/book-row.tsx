import { coverSize, type Book } from '#content/book/book.ts';
import { buyingGuideCopy } from '#content/copy/buying-guide.ts';
import { pendingMark } from '#content/owner-value.ts';
import { PendingMark } from '#ui/text/pending-mark.tsx';
import { VisuallyHidden } from '#ui/text/visually-hidden.tsx';

const { choose, isbnPending } = buyingGuideCopy.catalogue;

interface BookRowProps {
  readonly no: number;
  readonly book: Book;
  readonly isTicked: boolean;
  readonly onTick: () => void;
}

export function BookRow({ no, book, isTicked, onTick }: BookRowProps) {
  const { title, author, level, isbn, coverUrl } = book;
  return (
    <tr role="row">
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
          <input type="checkbox" value={book.key} checked={isTicked} onChange={onTick} />
          <VisuallyHidden>{choose(title.value)}</VisuallyHidden>
        </label>
      </td>
    </tr>
  );
}
