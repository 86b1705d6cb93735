import { createGlobalStyle } from 'styled-components';
import { readingCopy } from '#content/copy/parts/reading.ts';
import { theme } from '#theme/theme.ts';

const large = "html[data-sheet='large'] article[data-paper]";
const teacher = "html[data-sheet='teacher'] article[data-paper]";

/** What the other two papers have otherwise than the class sheet (sections/story/class-sheet.ts). */
export const PaperLook = createGlobalStyle`
  @media print {
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
      border-top: ${theme.length.lineBold} solid ${theme.color.rule};
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
    ${teacher} header::after {
      display: block;
      padding: 4pt 0;
      content: '${readingCopy.print.score}';
    }
  }
`;
