import { useEffect } from 'react';
import styled from 'styled-components';
import { printGuideCopy } from '#content/copy/print-guide.ts';
import { layLetterPaper } from '#features/print/lay-letter-paper.ts';
import { PrintButton } from '#features/print/print-button.tsx';
import { theme } from '#theme/theme.ts';
import { Letter } from './letter.tsx';
import { useOrderPaper } from './use-order-paper.tsx';

const { heading, text, button } = printGuideCopy.bar;

/** The guide as a sheet of paper on a desk; on paper, only the sheet. US Letter, portrait. */
export function Desk() {
  useEffect(layLetterPaper, []);
  const paper = useOrderPaper(
    <>
      <div className="bar">
        <p>
          <b>{heading}</b> {text}
        </p>
        <PrintButton>{button}</PrintButton>
      </div>
      <Letter />
    </>,
  );
  return <Ground>{paper}</Ground>;
}

const Ground = styled.div`
  padding-block: ${theme.space[7]} ${theme.length.band};
  background: ${theme.color.kraft};

  .bar {
    display: flex;
    flex-wrap: wrap;
    gap: 1rem 2rem;
    align-items: center;
    justify-content: space-between;
    max-width: 8.5in;
    margin: 0 auto ${theme.space[6]};
    padding-inline: ${theme.length.gutter};
  }
  .bar p {
    max-width: 23.3em;
    margin: 0;
  }
  @media (min-width: 60rem) {
    .bar {
      padding-inline: 0;
    }
  }
  @media print {
    padding: 0;
    background: none;

    .bar {
      display: none;
    }
  }
`;
