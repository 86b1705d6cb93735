import styled from 'styled-components';
import type { Book } from '#content/book/book.ts';
import { buyingGuideCopy } from '#content/copy/buying-guide.ts';
import { siteCopy } from '#content/copy/parts/site.ts';
import { saveFile } from '#platform/device/save-file.ts';
import { unscripted } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';
import { Button } from '#ui/button/button.tsx';
import { ButtonLink } from '#ui/button/button-link.tsx';
import { ButtonRow } from '#ui/layout/button-row.tsx';
import { VisuallyHidden } from '#ui/text/visually-hidden.tsx';
import { bookListCsv } from './book-list-csv.ts';
import { confirmedIsbns } from './confirmed-isbns.ts';
import { copyIsbns } from './copy-isbns.ts';

const copy = buyingGuideCopy.tools;

interface OrderToolsProps {
  readonly books: readonly Book[];
  readonly total: number;
}

/** What can be done with the ticked books. */
export function OrderTools({ books, total }: OrderToolsProps) {
  const isEmpty = books.length === 0;
  const confirmed = confirmedIsbns(books).length;
  return (
    <Bar aria-label={copy.label}>
      <div>
        <p className="count" role="status">
          {copy.ticked(books.length, total)}
        </p>
        <p className="hint">
          {isEmpty ? copy.noneTicked : copy.confirmed(confirmed, books.length)}
        </p>
      </div>
      <ButtonRow>
        <ButtonLink to={copy.openPrint.to} target="_blank" rel="noopener">
          {copy.openPrint.label}
          <VisuallyHidden> ({siteCopy.opensInNewTab})</VisuallyHidden>
        </ButtonLink>
        <Button type="button" $second onClick={() => void copyIsbns(books)}>
          {copy.copy}
        </Button>
        <Button
          type="button"
          $second
          disabled={isEmpty}
          onClick={() => saveFile(copy.fileName, 'text/csv', bookListCsv(books))}
        >
          {copy.download}
        </Button>
      </ButtonRow>
    </Bar>
  );
}

const Bar = styled.section`
  display: flex;
  flex-wrap: wrap;
  gap: 1rem 2rem;
  align-items: center;
  justify-content: space-between;
  padding: 1.25rem 1.4rem;
  border: ${theme.length.lineBold} solid ${theme.color.rule};
  background: ${theme.color.sheet};

  > div {
    margin: 0;
  }
  .count {
    margin: 0;
    font: 800 ${theme.text.h4} / 1.1 ${theme.font.display};
  }
  .hint {
    margin: 0.35rem 0 0;
    font-size: ${theme.text.label};
    color: ${theme.color.inkSoft};
  }
  @media (max-width: 30rem) {
    > div,
    a,
    button {
      width: 100%;
    }
  }
  ${unscripted} {
    button {
      display: none;
    }
  }
  @media print {
    display: none;
  }
`;
