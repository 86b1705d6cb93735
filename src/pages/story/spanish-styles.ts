import { css } from 'styled-components';
import { media, unscripted } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';

/** Styles of Spanish that is opened below a paragraph, or in a column beside the whole text. */
export const spanishStyles = css`
  .spanish-button {
    display: inline-flex;
    align-items: center;
    min-height: ${theme.length.tap};
    margin: -0.5rem 0.3rem;
    padding: 0.1rem 0.8rem;
    border: ${theme.length.line} solid ${theme.color.border};
    border-radius: ${theme.length.corner};
    background: none;
    font: 700 calc(1.0625rem * var(--size, 1)) / 1 ${theme.font.reading};
    letter-spacing: normal;
    word-spacing: normal;
    white-space: nowrap;
    cursor: pointer;
  }
  .spanish-button[aria-expanded='true'] {
    background: ${theme.color.text};
    color: ${theme.color.background};
  }
  ${unscripted} .spanish-button {
    display: none;
  }
  .spanish > div {
    margin: -0.3rem 0 1.6rem;
    padding-left: 1.4rem;
    border-left: 6px solid ${theme.color.accent};
  }
  .unchecked {
    display: flex;
    flex-wrap: wrap;
    gap: 0.3rem ${theme.space[3]};
    align-items: center;
    margin: 0;
    font-size: calc(${theme.text.label} * var(--size, 1));
    line-height: 1.3;
  }
  html[data-reading-both] &[data-languages] {
    max-width: none;
    border-top: 6px solid ${theme.color.border};

    .spanish-button,
    .unchecked {
      display: none;
    }
    .spanish {
      display: block !important;
      content-visibility: visible !important;
    }
    .spanish > div {
      margin: 0;
      padding: 0;
      border: 0;
    }
    [data-paragraph],
    [data-translates] {
      max-width: 34em;
      margin: 0;
      padding-block: calc(var(--gap, 1.9em) / 2);
    }
    .first {
      font-size: inherit;
      font-weight: 400;
      line-height: inherit;
    }
    p[data-translates] {
      border-top: ${theme.length.line} dashed ${theme.color.border};
    }
    .spanish {
      border-bottom: ${theme.length.line} solid ${theme.color.border};
    }
    ${media.fromTablet} {
      display: grid;
      grid-template-columns: repeat(2, minmax(0, 1fr));
      column-gap: ${theme.space[7]};

      > * {
        grid-column: 1/-1;
      }
      > p[data-paragraph],
      > ul {
        grid-column: 1;
        max-width: none;
        border-bottom: ${theme.length.line} solid ${theme.color.border};
      }
      .spanish {
        grid-column: 2;
      }
      p[data-translates] {
        border-top: 0;
      }
      .languages {
        display: contents;
        font: 800 ${theme.text.h4} / 1 ${theme.font.display};
      }
      .languages b {
        padding-block: 0.8rem;
        border-bottom: ${theme.length.lineBold} solid ${theme.color.border};
      }
    }
  }
`;
