import type { ReactNode } from 'react';
import styled from 'styled-components';
import { papersCopy } from '#content/copy/parts/papers.ts';
import { takeAlongCopy } from '#content/copy/parts/take-along.ts';
import { languageAttributes } from '#content/story/story-language.ts';
import type { BuiltStory } from '#content/story/story.ts';
import { storyCopy } from '#pages/story/story-copy.ts';
import { theme } from '#theme/theme.ts';
import { QrCode } from '#ui/picture/qr-code.tsx';

interface SheetHeadProps {
  readonly story: BuiltStory;
  /** A line below the title. */
  readonly children: ReactNode;
}

export function SheetHead({ story, children }: SheetHeadProps) {
  const { title, address, deadline, sample } = story;
  return (
    <header>
      <div>
        <h2 {...languageAttributes(story)}>{title}</h2>
        <p>
          {children} {deadline !== undefined && `${takeAlongCopy.drawCloses(deadline)}.`}{' '}
          {sample && <i>{storyCopy.sample}</i>}
        </p>
      </div>
      <QrCode text={address} label={papersCopy.code} />
    </header>
  );
}

interface SheetFootProps {
  readonly address: string;
  readonly children?: ReactNode;
}

/** Says where a sheet comes from. */
export function SheetFoot({ address, children = papersCopy.organisation }: SheetFootProps) {
  return (
    <footer>
      <span>{children}</span>
      <span>{address.replace(/^https?:\/\//, '')}</span>
    </footer>
  );
}

export function NameAndDate() {
  return (
    <p className="blanks">
      <span>{papersCopy.name}</span>
      <span>{papersCopy.date}</span>
    </p>
  );
}

/**
 * A sheet of paper, black on white in every colour scheme. `em` is 12 points on paper; on a narrow
 * screen the whole sheet is smaller, with the same line breaks. Its content fits A4 and US Letter
 * inside margins of half an inch, which print adds and the screen shows as padding.
 */
export const Sheet = styled.section`
  display: flex;
  flex-direction: column;
  width: var(--sheet-width, 49.6em);
  min-height: var(--sheet-height, 70.15em);
  padding: 3em;
  -webkit-print-color-adjust: exact;
  print-color-adjust: exact;
  outline: 1px solid black;
  background: white;
  color: black;
  font: 400 min(12pt, (100vw - 2.25rem) / 51) / 1.2 ${theme.font.reading};
  overflow-wrap: anywhere;
  counter-reset: paragraph;

  p {
    max-width: none;
    margin: 0;
  }
  h3 {
    font-size: 1.25em;
  }
  h3 i,
  p i {
    padding: 0 0.25em;
    border: 1px dashed;
    font: 700 1em / 1 ${theme.font.reading};
  }
  header {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 7.8em;
    gap: 2em;
    border-bottom: 3px solid;
  }
  header h2 {
    margin-bottom: 0.15em;
    font-size: 1.9em;
  }
  header p {
    font-weight: 700;
  }
  header svg {
    margin: -0.9em 0 0;
  }
  svg {
    background: none;
    stroke: black;
  }
  .blanks {
    display: grid;
    grid-template-columns: 2fr 1fr;
    gap: 1.2em;
    padding-top: 1.1em;
  }
  .blanks span {
    border-bottom: 1px solid;
  }
  footer {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 2em;
    margin-top: 0.4em;
    break-before: avoid;
    break-inside: avoid;
  }
  @media print {
    width: auto;
    min-height: 0;
    padding: 0;
    outline: 0;
    font-size: 12pt;

    & + & {
      break-before: page;
    }
  }
`;

/** A sheet of four cards. Two cuts through the middle of A4 give four cards of A6. */
export const FourCards = styled(Sheet)`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  grid-auto-rows: minmax(calc(var(--sheet-height, 70.15em) / 2 - 3.1em), auto);

  section {
    display: flex;
    flex-direction: column;
    gap: 0.5em;
    padding: 1.2em;
  }
  section:nth-child(odd) {
    padding-left: 0;
    border-right: 1px dashed;
  }
  section:nth-child(even) {
    padding-right: 0;
  }
  section:nth-child(-n + 2) {
    padding-top: 0;
    border-bottom: 1px dashed;
  }
  section:nth-child(n + 3) {
    padding-bottom: 0;
  }
  @media print {
    grid-auto-rows: 29.9em;
  }
  /* Matches A4 but not US Letter. */
  @media print and (min-height: 290mm) {
    grid-auto-rows: 31.9em;
  }
`;
