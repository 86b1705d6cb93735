import styled from 'styled-components';
import { media } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';

/** Layout of the printed order: black on white, with lines to fill in. */
export const OrderFrame = styled.div`
  header {
    display: grid;
    grid-template-columns: minmax(0, 1fr) 9rem;
    gap: ${theme.space[5]};
    padding-bottom: ${theme.space[4]};
    border-bottom: 6px solid ${theme.color.border};
  }
  h1 {
    font-size: clamp(2.25rem, 7vw, 3.25rem);
  }
  h1 + p {
    margin-top: 0.6rem;
  }
  svg {
    width: 100%;
  }
  figcaption {
    font-size: 0.9375rem;
    line-height: 1.25;
    overflow-wrap: anywhere;
  }
  table {
    width: 100%;
    border-collapse: collapse;
  }
  th,
  td {
    padding: ${theme.space[2]} 0.4rem ${theme.space[2]} 0;
    border-bottom: 1.5px solid ${theme.color.border};
    font-size: 1.0625rem;
    font-weight: 400;
    line-height: 1.25;
    text-align: left;
  }
  th {
    font-weight: 700;
  }
  tr > :last-child {
    padding-right: 0;
    font-weight: 700;
    text-align: right;
  }
  code {
    font: inherit;
    letter-spacing: 0.02em;
  }
  .total {
    max-width: none;
    margin: 0.6rem 0 0;
    font-weight: 700;
    text-align: right;
  }
  .lines {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(9rem, 100%), 1fr));
    gap: 0 ${theme.space[6]};
    break-inside: avoid;
  }
  .lines span {
    margin-top: ${theme.space[7]};
    padding-top: 0.2rem;
    border-top: ${theme.length.line} solid ${theme.color.border};
    font-weight: 700;
  }
  /* Below this, a long title does not fit its column. */
  @media (max-width: 40rem) {
    th,
    td {
      overflow-wrap: anywhere;
    }
    header {
      grid-template-columns: minmax(0, 1fr) min(6.5rem, 40%);
    }
  }
  ${media.print} {
    header {
      grid-template-columns: minmax(0, 1fr) 1.5in;
      padding-bottom: 8pt;
    }
    h1 {
      font-size: 34pt;
    }
    th,
    td {
      padding-block: 5pt;
      font-size: 11pt;
    }
    figcaption {
      font-size: 8.5pt;
    }
    .lines {
      grid-template-columns: 1fr 1fr;
    }
    .lines span {
      margin-top: 30pt;
      font-size: 10pt;
    }
  }
`;
