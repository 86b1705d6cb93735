import styled from 'styled-components';
import { readingCopy } from '#content/copy/parts/reading.ts';
import { theme } from '#theme/theme.ts';
import { Button } from '#ui/button/button.tsx';
import { Page } from '#ui/layout/band.tsx';
import { PaperLook } from './paper-look.ts';
import { printPaper, type Paper } from './print-paper.ts';

const papers = ['sheet', 'large', 'teacher'] as const satisfies readonly Paper[];
const copy = readingCopy.print;

/** A press prints: nothing is asked. The browser's own command gives the first of them. */
export function ClassPrint({ text }: { readonly text: HTMLElement }) {
  return (
    <Choice>
      <PaperLook />
      <Page>
        {papers.map((paper) => (
          <div key={paper}>
            <Button type="button" $second onClick={() => printPaper(paper, text)}>
              {copy[paper].label}
            </Button>
            <p>{copy[paper].note}</p>
          </div>
        ))}
      </Page>
    </Choice>
  );
}

const Choice = styled.div`
  border-top: ${theme.length.line} solid ${theme.color.rule};

  > div {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(16rem, 100%), 1fr));
    gap: ${theme.space[5]} ${theme.space[6]};
    padding-block: ${theme.space[6]};
  }
  p {
    margin: ${theme.space[3]} 0 0;
  }
`;
