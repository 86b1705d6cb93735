import styled from 'styled-components';
import { librarianPapersCopy } from '#content/copy/parts/librarian-papers.ts';
import { ball, up } from '#features/papers/ornaments.ts';
import { Sheet, SheetFoot } from '#features/papers/sheet.tsx';
import { printGuideCopy } from '#pages/print-guide/print-guide-copy.ts';
import { media } from '#theme/media.ts';
import { QrCode } from '#ui/picture/qr-code.tsx';
import { CallNumber, fillInLineStyles } from './lines-to-fill-in.tsx';

const copy = librarianPapersCopy;
const { readers } = printGuideCopy.letterhead;

export function ShelfTalker() {
  return (
    <Talker>
      {['upper', 'lower'].map((place) => (
        <section key={place}>
          <p>{copy.flap}</p>
          <div>
            <h2>{copy.shelf}</h2>
            <p>
              <b>{copy.series}</b> {readers}.
            </p>
            <CallNumber />
          </div>
        </section>
      ))}
    </Talker>
  );
}

export function Poster({ siteUrl }: { readonly siteUrl: string }) {
  return (
    <PosterSheet>
      <h2>
        {copy.poster.map((line) => (
          <span key={line}>{line} </span>
        ))}
      </h2>
      <p>
        <b>{copy.series}</b> {readers}.
      </p>
      <CallNumber />
      <div>
        <QrCode text={`${siteUrl}/books`} label={copy.code} />
        <SheetFoot address={`${siteUrl}/books`}>{copy.all}</SheetFoot>
      </div>
    </PosterSheet>
  );
}

const Talker = styled(Sheet)`
  ${fillInLineStyles}

  section {
    min-height: 29.7em;
  }
  section + section {
    border-top: 1px solid;
  }
  section > p {
    min-height: 9em;
    padding-top: 2em;
    border-bottom: 2px dashed;
  }
  div {
    padding: 2em 0 0.5em 11em;
    background:
      ${ball} 0.5em 11.5em / 3.2em no-repeat,
      ${up} 0 2.2em / 9em no-repeat;
  }
  h2 {
    margin-bottom: 0.3em;
    font-size: 4.4em;
    line-height: 0.9;
  }
`;

const PosterSheet = styled(Sheet)`
  ${fillInLineStyles}
  justify-content: space-between;
  background: ${ball} right 3em bottom 3em / 21em no-repeat white;

  h2 {
    font-size: 10.5em;
    line-height: 0.85;
  }
  h2 span {
    display: block;
  }
  > p:first-of-type {
    font-size: 2em;
    text-wrap: balance;
  }
  .line,
  div {
    max-width: 20em;
  }
  svg {
    width: 11em;
  }
  ${media.print} {
    height: 59.5em;
    background-position: 100% 100%;
  }
`;
