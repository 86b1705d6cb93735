import styled, { createGlobalStyle } from 'styled-components';
import { readingCopy } from '#content/copy/parts/reading.ts';
import { countWords } from '#content/story-text/text-segments.ts';
import { media } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';
import { Button } from '#ui/button/button.tsx';
import { Page } from '#ui/layout/band.tsx';
import type { ToolPlace } from '../tool.ts';

const papers = ['sheet', 'large', 'teacher'] as const;
const copy = readingCopy.print;

/** Opens the choice of three printed sheets: for every child, in large type, and for the teacher. */
export function openClassPrint({ text, show }: ToolPlace): void {
  show(<ClassPrint text={text} />);
}

/** Renders one button for each sheet. The browser's own print command prints the first. */
function ClassPrint({ text }: { readonly text: HTMLElement }) {
  return (
    <Choice>
      <PrintStyles />
      <Page>
        {papers.map((paper) => (
          <div key={paper}>
            <Button type="button" data-second onClick={() => printPaper(paper, text)}>
              {copy[paper].label}
            </Button>
            <p>{copy[paper].note}</p>
          </div>
        ))}
      </Page>
    </Choice>
  );
}

/**
 * Opens the print dialog from the press itself; browsers refuse it later. The next press of anything gives
 * the browser's own command the class sheet again: some fire `afterprint` before they have printed.
 */
function printPaper(paper: (typeof papers)[number], text: HTMLElement): void {
  const { dataset } = document.documentElement;
  dataset.sheet = paper;
  if (paper === 'teacher') countLines(text);
  for (const press of ['pointerdown', 'keydown']) addEventListener(press, endPaper);
  print();
}

function endPaper(): void {
  for (const press of ['pointerdown', 'keydown']) removeEventListener(press, endPaper);
  delete document.documentElement.dataset.sheet;
}

/** Notes at each paragraph how many words have been read at its end; links are no words of a story. */
function countLines(text: HTMLElement): void {
  let read = 0;
  for (const line of text.querySelectorAll<HTMLElement>('p:not([role] p), li, h2')) {
    const bare = line.cloneNode(true);
    if (line.matches('[aria-hidden]') || !(bare instanceof Element)) continue;
    for (const link of bare.querySelectorAll('a')) link.remove();
    read += countWords(bare.textContent);
    line.dataset.words = String(read);
  }
}

const Choice = styled.div`
  border-top: ${theme.length.line} solid ${theme.color.border};

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

const large = "html[data-sheet='large'] article[data-paper]";
const teacher = "html[data-sheet='teacher'] article[data-paper]";

/** Styles of the other two sheets, where they differ from the class sheet (pages/story/class-sheet.ts). */
const PrintStyles = createGlobalStyle`
  ${media.print} {
    ${large} :is([data-story-text], [data-lesson] p, [data-lesson] small, header p, .who, .source),
    ${large} [data-words-to-know] :is(h2, dt, dd) {
      font-size: 18pt;
      line-height: 1.25;
    }
    ${large} [data-story-text] :is(p, li) {
      margin-bottom: 4pt;
      padding-left: 30pt;
    }
    ${large} [data-lesson] {
      display: block;
      break-inside: auto;
    }
    ${large} [data-lesson] section {
      border-left: 0;
      break-inside: avoid;
    }
    ${large} [data-lesson] section + section {
      border-top: ${theme.length.lineBold} solid ${theme.color.border};
    }
    ${teacher} [data-words] {
      padding-right: 34pt;
    }
    ${teacher} [data-words]::after {
      position: absolute;
      right: 0;
      bottom: 0;
      content: attr(data-words);
      font: 700 12pt/1.2 ${theme.font.reading};
    }
    ${teacher} h2[data-words] {
      position: relative;
    }
    /* In the place of the child's name: a line more would be a page more. */
    ${teacher} .who {
      display: block;
    }
    ${teacher} .who span {
      display: none;
    }
    ${teacher} .who::after {
      content: '${readingCopy.print.score}';
    }
  }
`;
