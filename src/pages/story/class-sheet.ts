import { css } from 'styled-components';
import { media } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';

/**
 * Print styles of a story: a class sheet on A4 and US Letter, in 12 points. A longer story takes more pages,
 * and the build warns its author.
 */
export const classSheet = css`
  .paper {
    display: none;
  }
  ${media.print} {
    position: relative;
    display: flex;
    flex-direction: column;
    font-size: 12pt;
    line-height: 1.2;

    > header {
      display: block;
      margin-bottom: 5pt;
      border-bottom: ${theme.length.lineBold} solid ${theme.color.border};
    }
    > header p .paper {
      display: inline;
    }
    > header .say {
      min-height: 32mm;
      padding: 0 38mm 4pt 0;
    }
    > header h1 {
      max-width: none;
      margin: 0 0 4pt;
      font-size: 23pt;
    }
    > header .pic,
    > header ul,
    > header .published {
      display: none;
    }
    > header .who {
      display: grid;
      grid-template-columns: 2fr 1fr;
      gap: 14pt;
      align-self: stretch;
      margin-top: auto;
      padding-top: 14pt;
    }
    .who span {
      border-bottom: 1pt solid ${theme.color.border};
    }
    > div {
      max-width: none;
      padding: 0;
    }
    [data-words-to-know] {
      order: 1;
      max-width: none;
      padding: 0;
    }
    [data-lesson] {
      order: 2;
      grid-auto-columns: 1fr;
      grid-auto-flow: column;
      margin-top: 5pt;
      border: ${theme.length.lineBold} solid ${theme.color.border};
      break-inside: avoid;
    }
    [data-lesson] > section {
      padding: 3pt 6pt 4pt;
    }
    [data-lesson] > section + section {
      border-left: ${theme.length.lineBold} solid ${theme.color.border};
    }
    [data-lesson] small {
      float: right;
      margin: 0;
      font-size: 12pt;
    }
    [data-lesson] small > :first-child {
      display: none;
    }
    [data-lesson] small > *,
    [data-words-to-know] h2 > * {
      padding: 0;
      border: 0;
      font-size: 12pt;
    }
    [data-lesson] h2 {
      font-size: 15pt;
    }
    [data-lesson] p {
      margin: 2pt 0 0;
      font-size: 12pt;
      line-height: 1.2;
    }
    [data-words-to-know] h2,
    [data-words-to-know] div,
    [data-words-to-know] dl,
    [data-words-to-know] dt,
    [data-words-to-know] dd {
      display: inline;
      padding: 0;
      border: 0;
      font: 12pt/1.2 ${theme.font.reading};
    }
    [data-words-to-know] h2,
    [data-words-to-know] dt {
      font-weight: 700;
    }
    [data-words-to-know] h2::after {
      content: ' ';
    }
    [data-words-to-know] dt::after {
      content: ': ';
    }
    [data-words-to-know] dd[lang]::before {
      content: ' (';
    }
    [data-words-to-know] dd[lang]::after {
      content: ') ';
    }
    .source {
      order: 3;
      display: block;
      max-width: none;
      margin: 4pt 0 0;
    }
  }
`;
