import styled, { css } from 'styled-components';
import { media, unscripted } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';
import { visuallyHidden } from '#ui/text/visually-hidden.tsx';

const { lineBold, line } = theme.length;

/** Styles of the number beside each tick, or on small screens under it. Only a ticked row shows it. */
const copiesColumn = css`
  .copies {
    width: min(11rem, 14vw);
  }
  tr:not(:is(:has(:checked), [data-ticked])) .copies-field {
    visibility: hidden;
  }
  ${media.belowDesktop} {
    .copies {
      grid-column: 2/4;
      width: auto;
      padding-top: 0.6rem;
    }
    tr:not(:is(:has(:checked), [data-ticked])) .copies {
      display: none;
    }
  }
  ${media.smallest} {
    .copies {
      grid-column: 1/-1;
    }
  }
  ${unscripted} .copies {
    display: none;
  }
  ${media.print} {
    .copies-field button {
      display: none;
    }
  }
`;

/** Lays the books out as a table; on small screens each row is a card. */
export const Table = styled.table`
  width: 100%;
  border-top: 6px solid ${theme.color.border};
  border-collapse: collapse;

  thead th {
    padding: 0.7rem min(0.75rem, 0.7vw);
    border-bottom: ${lineBold} solid ${theme.color.border};
    font-size: ${theme.text.label};
    text-align: left;
    white-space: nowrap;
  }
  thead .number {
    text-align: right;
  }
  tbody tr {
    border-bottom: ${line} solid ${theme.color.border};
    break-inside: avoid;
  }
  tbody tr:nth-child(odd) {
    background: ${theme.color.muted};
  }
  td,
  tbody th {
    padding: 0.75rem min(0.75rem, 0.7vw);
    font-size: 1.125rem;
    font-weight: 400;
    line-height: 1.3;
    text-align: left;
    vertical-align: middle;
  }
  tbody th {
    font: 800 ${theme.text.h4} / 1.05 ${theme.font.display};
  }
  td.number {
    width: min(4rem, 6vw);
    font: 800 2.25rem/1 ${theme.font.display};
    text-align: right;
    color: ${theme.color.accentText};
  }
  .cover {
    width: min(5.25rem, 8vw);
  }
  .cover img {
    width: min(3.75rem, 6vw);
    border: ${line} solid ${theme.color.dark};
    background: ${theme.color.raised};
  }
  code {
    font: 700 1.125rem/1.3 ${theme.font.reading};
    letter-spacing: 0.02em;
  }
  .tick {
    width: min(4.5rem, 6vw);
    text-align: center;
  }
  .tick label {
    display: inline-grid;
    place-items: center;
    min-width: ${theme.length.tap};
    min-height: ${theme.length.tap};
    cursor: pointer;
  }
  .tick input {
    width: 1.75rem;
    height: 1.75rem;
    margin: 0;
    accent-color: ${theme.color.brand};
  }
  ${copiesColumn}
  ${media.belowDesktop} {
    thead {
      ${visuallyHidden}
    }
    &,
    tbody {
      display: block;
    }
    tbody tr {
      display: grid;
      grid-template-columns: clamp(3.5rem, 16vw, 4.75rem) minmax(0, 1fr) auto;
      column-gap: ${theme.space[3]};
      padding: ${theme.space[4]} ${theme.space[3]};
    }
    tbody td,
    tbody th {
      width: auto;
      padding: 0;
    }
    tbody th {
      grid-column: 2;
      padding-top: 0.1rem;
    }
    td.number {
      display: none;
    }
    .cover {
      grid-row: 1/5;
      width: auto;
    }
    .cover img {
      width: 100%;
    }
    .author,
    .level,
    .isbn {
      grid-column: 2;
    }
    .isbn {
      margin-top: ${theme.space[2]};
    }
    .tick {
      grid-row: 1/5;
      grid-column: 3;
      width: auto;
      align-self: center;
    }
  }
`;
