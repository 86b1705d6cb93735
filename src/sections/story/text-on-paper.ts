import { css } from 'styled-components';

/** The numbered paragraphs of the class sheet. */
export const textOnPaper = css`
  @media print {
    max-width: none;
    counter-reset: paragraph;
    font-size: 12pt;
    line-height: 1.2;

    p,
    li,
    .first {
      position: relative;
      max-width: none;
      margin: 0 0 2pt;
      padding-left: 20pt;
      font: inherit;
    }
    p::before,
    li::before {
      position: absolute;
      left: 0;
      counter-increment: paragraph;
      content: counter(paragraph);
      font-weight: 700;
    }
    h2 {
      max-width: none;
      margin: 4pt 0 2pt 20pt;
      font-size: 14pt;
    }
    h2::before,
    .end,
    [role='status'] {
      display: none;
    }
  }
`;
