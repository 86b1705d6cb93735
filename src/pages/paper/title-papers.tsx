import styled from 'styled-components';
import { textsOf } from '#content/book/book-texts.ts';
import type { Book } from '#content/book/book.ts';
import { books } from '#content/book/books.ts';
import { papersCopy } from '#content/copy/parts/papers.ts';
import { librarianPapersCopy } from '#content/copy/parts/librarian-papers.ts';
import { ball, pass } from '#features/papers/ornaments.ts';
import { FourCards, Sheet, SheetFoot } from '#features/papers/sheet.tsx';
import { buyingGuideCopy } from '#pages/buying-guide/buying-guide-copy.ts';
import { printGuideCopy } from '#pages/print-guide/print-guide-copy.ts';
import { theme } from '#theme/theme.ts';
import { QrCode } from '#ui/picture/qr-code.tsx';
import { CallNumber, fillInLineStyles, ValueOrBlank } from './lines-to-fill-in.tsx';

const copy = librarianPapersCopy;
const { readers } = printGuideCopy.letterhead;
const { hero, steps } = buyingGuideCopy;

/** Books whose titles are known, in the order of the catalogue. */
const titles = books.filter(({ title }) => title.state !== 'pending');

export function Bookmarks() {
  const known = titles.filter(({ author }) => author.state !== 'pending');
  return pagesOf(known).map((page) => (
    <BookmarkSheet key={page[0]?.key}>
      {page.map((book) => (
        <section key={book.key}>
          <h2>{book.title.value}</h2>
          <p>
            <ValueOrBlank value={book.author} />
          </p>
          <p className="line low">
            {copy.stopped} <span className="blank" />
          </p>
          <CallNumber />
          <p>{papersCopy.organisation}</p>
        </section>
      ))}
    </BookmarkSheet>
  ));
}

export function TalkCards() {
  const { minute, hold, say, ask, give } = copy.talk;
  return pagesOf(titles).map((page) => (
    <TalkCardSheet key={page[0]?.key}>
      {page.map((book) => (
        <section key={book.key}>
          <h2>{book.title.value}</h2>
          <p>
            <ValueOrBlank value={book.author} />
          </p>
          <ol>
            <li>
              <b>{minute}</b> {hold.name} {hold.text}
            </li>
            <li>
              <b>{say}</b> “{textsOf(book).blurb}”
            </li>
            <li>
              <b>{ask.name}</b> {ask.text}
            </li>
            <li>
              <b>{give}</b> {copy.level}: <ValueOrBlank value={book.level} />
            </li>
          </ol>
          <p className="line low">
            {copy.isbn} <ValueOrBlank value={book.isbn} />
          </p>
          <CallNumber />
        </section>
      ))}
    </TalkCardSheet>
  ));
}

export function Handout({ siteUrl }: { readonly siteUrl: string }) {
  const address = `${siteUrl}/mackin-buying-guide`;
  return (
    <HandoutSheet>
      <header>
        <div>
          <h2>{hero.headline}</h2>
          <p>
            {copy.series} {readers}. {copy.guide}
          </p>
        </div>
        <QrCode text={address} label={copy.code} />
      </header>
      <ol>
        {steps.items.map((step, index) => (
          <li key={step.id}>
            <b>
              {index + 1}. {step.name}.
            </b>{' '}
            {step.text} {'value' in step && <ValueOrBlank value={step.value} />}
          </li>
        ))}
      </ol>
      <table>
        <thead>
          <tr>
            {[copy.title, copy.level, copy.isbn].map((label) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {titles.map((book) => (
            <tr key={book.key}>
              <th scope="row">{book.title.value}</th>
              <td>
                <ValueOrBlank value={book.level} />
              </td>
              <td>
                <ValueOrBlank value={book.isbn} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <CallNumber />
      <SheetFoot address={address} />
    </HandoutSheet>
  );
}

function pagesOf(all: readonly Book[]): readonly (readonly Book[])[] {
  return Array.from({ length: Math.ceil(all.length / 4) }, (_, page) =>
    all.slice(4 * page, 4 * page + 4),
  );
}

const BookmarkSheet = styled(Sheet)`
  ${fillInLineStyles}
  flex-direction: row;

  section {
    display: flex;
    flex-direction: column;
    gap: 0.8em;
    width: 25%;
    min-height: 59.5em;
    padding: 13em 1em 1.5em;
    border: dashed;
    border-width: 0 1px 0 0;
    background: ${pass} 0 0.5em / 400% auto no-repeat;
  }
  /* One drawing of a pass runs across the four bookmarks; each shows a quarter of it. */
  section:first-child {
    background:
      ${ball} 0.6em 7em / 4em no-repeat,
      ${pass} 0 0.5em / 400% auto no-repeat;
  }
  section:nth-child(2) {
    background-position-x: 33.3%;
  }
  section:nth-child(3) {
    background-position-x: 66.7%;
  }
  section:nth-child(4) {
    border: 0;
    background-position-x: 100%;
  }
  h2 {
    font-size: 2.6em;
    line-height: 0.9;
  }
  .line {
    flex-direction: column;
  }
  .blank {
    height: 2em;
    border-bottom: 1px solid;
  }
`;

const TalkCardSheet = styled(FourCards)`
  ${fillInLineStyles}

  h2 {
    font-size: 2.2em;
    line-height: 0.9;
  }
  li {
    padding-block: 0.4em;
    border-top: 1px solid;
  }
`;

const HandoutSheet = styled(Sheet)`
  ${fillInLineStyles}

  header {
    grid-template-columns: minmax(0, 1fr) 11em;
  }
  header h2 {
    font-size: 4em;
    line-height: 0.9;
  }
  ol {
    display: grid;
    grid-template-columns: repeat(3, 1fr);
    gap: 1.5em;
    margin-block: 1em;
  }
  table {
    border-collapse: collapse;
  }
  th,
  td {
    height: 2.3em;
    border-bottom: 1px solid;
    text-align: left;
  }
  tbody th {
    font: 800 1.15em / 1 ${theme.font.display};
  }
  td:last-child {
    width: 12em;
    font-weight: 700;
  }
`;
