import styled from 'styled-components';
import { printGuideCopy } from './print-guide-copy.ts';
import type { GuideSection } from '#content/book/guides.ts';
import { media } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';
import { GuideBookEntry } from './guide-book-entry.tsx';

/** Renders a section of the guide. Core books take two columns; in print, others start a new page. */
export function GuidePart({ section: { id, heading, books } }: { readonly section: GuideSection }) {
  return (
    <Part data-core={id === 'core'}>
      <div>
        <h2>{heading}</h2>
        <p>{printGuideCopy.books.count(books.length)}</p>
      </div>
      <ul role="list">
        {books.map(({ book }) => (
          <GuideBookEntry key={book.key} book={book} isLarge={id !== 'core'} />
        ))}
      </ul>
    </Part>
  );
}

const Part = styled.section`
  margin-top: 2.25rem;

  > div {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space[1]} ${theme.space[5]};
    align-items: baseline;
    justify-content: space-between;
    padding-bottom: ${theme.space[2]};
    border-bottom: ${theme.length.lineBold} solid ${theme.color.border};
    break-after: avoid;
  }
  > div p {
    margin: 0;
    font-weight: 700;
  }
  h2 {
    font-size: 2.1rem;
  }
  ${media.fromTablet} {
    &:where([data-core='true']) > ul {
      display: grid;
      grid-template-columns: 1fr 1fr;
      column-gap: 1.75rem;
    }
  }
  ${media.print} {
    margin-top: 0;
    break-before: page;

    &:where([data-core='true']) {
      margin-top: 14pt;
      break-before: auto;
    }
    &:where([data-core='true']) > ul {
      display: grid;
      grid-template-columns: 1fr 1fr;
      column-gap: 18pt;
    }
    h2 {
      font-size: 22pt;
    }
  }
`;
