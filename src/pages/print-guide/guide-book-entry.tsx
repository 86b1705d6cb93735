import { textsOf } from '#content/book/book-texts.ts';
import styled from 'styled-components';
import { coverSize, type Book } from '#content/book/book.ts';
import { printGuideCopy } from './print-guide-copy.ts';
import { pendingMark } from '#content/owner-value.ts';
import { media } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';
import { PendingMark } from '#ui/text/pending-mark.tsx';

const copy = printGuideCopy.books;

interface GuideBookEntryProps {
  readonly book: Book;
  readonly isLarge: boolean;
}

/** Renders a book. Its cover is not loaded lazily, because it would be missing in print. */
export function GuideBookEntry({ book, isLarge }: GuideBookEntryProps) {
  const { title, author, level, isbn, coverUrl } = book;
  return (
    <Entry data-large={isLarge}>
      <img src={coverUrl} {...coverSize} alt="" />
      <div>
        <h3 {...pendingMark(title)}>{title.value}</h3>
        <p {...pendingMark(author)}>
          <b>{author.value}</b>
        </p>
        <p {...pendingMark(level)}>
          {level.state !== 'pending' && copy.level} {level.value}
        </p>
        <p>{textsOf(book).blurb}</p>
        <p>
          {isbn.state === 'pending' ? (
            <PendingMark {...pendingMark(isbn)}>{copy.isbnPending}</PendingMark>
          ) : (
            <b>
              {copy.isbn} {isbn.value}
            </b>
          )}
        </p>
      </div>
      <span className="box" aria-hidden="true" />
    </Entry>
  );
}

const Entry = styled.li`
  display: grid;
  grid-template-columns: min(5rem, 22vw) minmax(0, 1fr) 1.75rem;
  gap: ${theme.space[4]};
  align-items: start;
  padding: ${theme.space[4]} 0;
  border-bottom: ${theme.length.line} solid ${theme.color.border};
  break-inside: avoid;

  img {
    width: 100%;
    border: 1px solid ${theme.color.border};
  }
  h3 {
    font-size: 1.5rem;
    line-height: 1.05;
  }
  p {
    max-width: 25.9em;
    margin: 0.3rem 0 0;
    font-size: 1.0625rem;
    line-height: 1.35;
  }
  .box {
    width: 1.75rem;
    height: 1.75rem;
    border: ${theme.length.lineBold} solid ${theme.color.border};
  }
  ${media.fromTablet} {
    &:where([data-large='true']) {
      grid-template-columns: 6.25rem minmax(0, 1fr) 1.75rem;
    }
  }
  ${media.print} {
    grid-template-columns: 0.82in minmax(0, 1fr) 18pt;
    gap: 10pt;
    padding: 8pt 0;

    h3 {
      font-size: 14pt;
    }
    p {
      margin-top: 2pt;
      font-size: 10.5pt;
    }
    &:where([data-large='true']) {
      grid-template-columns: 1.15in minmax(0, 1fr) 18pt;
      gap: 16pt;
      padding: 9pt 0;

      h3 {
        font-size: 18pt;
      }
      p {
        margin-top: 3pt;
        font-size: 12pt;
      }
    }
    .box {
      width: 16pt;
      height: 16pt;
      border-width: 1.5pt;
    }
  }
`;
