import styled from 'styled-components';
import { media } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';
import { visuallyHidden } from '#ui/text/visually-hidden.tsx';

/**
 * Shows large sections one below the other; with script (`data-live`), one at a time. `--fit` is
 * then the font size, `--least` the smallest size that the last row of a classroom can read.
 */
export const BoardMain = styled.main`
  --least: calc(0.5rem + 2.5vw);

  section {
    padding: ${theme.space[6]} ${theme.length.gutter};
    border-bottom: ${theme.length.line} solid ${theme.color.border};
    font-size: clamp(1.75rem, 1rem + 3vw, 3rem);
    line-height: 1.3;
  }
  section > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0.45em;
    justify-items: start;
    max-width: 30em;
    margin-inline: auto;
  }
  p {
    max-width: none;
    margin: 0;
    text-wrap: pretty;
  }
  h1,
  h2 {
    max-width: none;
    font-size: 1.6em;
    line-height: 1.15;
  }
  h1 {
    font-size: 1.2em;
  }
  [data-deadline] {
    font-size: var(--least);
  }
  .vocabulary {
    font-size: 2.6em;
  }
  img {
    width: auto;
    max-height: 40vh;
  }
  .text:not(#full-time):not(:target) {
    display: none;
  }
  .unseen {
    ${visuallyHidden}
  }
  p a svg {
    display: none;
  }
  .row,
  .buttons,
  .texts,
  footer,
  .keys {
    display: flex;
    flex-wrap: wrap;
    gap: 0.4em 0.8em;
    align-items: center;
  }
  .row {
    justify-content: space-between;
    width: 100%;
  }
  .buttons,
  .texts {
    font-size: var(--least);
  }
  [role='timer'] {
    padding: 0.1em 0.25em 0.15em;
    border: ${theme.length.lineBold} solid;
    background: ${theme.color.night};
    color: ${theme.color.highlight};
    font: 800 1.6em / 1 ${theme.font.display};
    font-variant-numeric: tabular-nums;
  }
  section span[class]:not(.unseen):not([data-word]) {
    font-size: min(1em, var(--least));
  }
  button,
  .buttons a,
  .keys a {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    min-width: ${theme.length.tap};
    min-height: ${theme.length.tap};
    padding: 0.1em 0.5em;
    border: ${theme.length.lineBold} solid currentColor;
    border-radius: ${theme.length.corner};
    background: none;
    color: inherit;
    font: 700 1em / 1.15 ${theme.font.reading};
    text-decoration: none;
    cursor: pointer;
  }
  > .back {
    display: inline-flex;
    align-items: center;
    min-height: ${theme.length.tap};
    padding-inline: ${theme.length.gutter};
    font-weight: 700;
  }
  .texts [aria-current='true'] {
    color: inherit;
    font-weight: 700;
    text-decoration-thickness: 4px;
  }
  @media screen {
    &[data-live] {
      position: fixed;
      inset: 0;
    }
    &[data-live] > .back,
    &[data-live] section:not([data-shown]),
    &[data-live] [data-off] {
      display: none;
    }
    &[data-live] section {
      position: fixed;
      inset: 0 0 var(--foot, 4rem);
      display: flex;
      overflow: hidden;
      padding: min(4vh, 3vw) 5vw 0;
      border: 0;
      outline: 0;
      font-size: var(--fit);
      overflow-wrap: normal;
    }
    &[data-live] section:not([data-surface]) {
      background: ${theme.color.background};
    }
    &[data-live] section[data-wrap] {
      overflow: hidden auto;
      overflow-wrap: anywhere;
    }
    &[data-live] section > div {
      width: 100%;
      max-width: none;
      margin-block: auto;
    }
    &[data-live] img {
      height: calc(var(--fit) * 3);
      max-height: none;
    }
    &[data-live] .text {
      display: contents;
    }
    &[data-live] footer {
      position: fixed;
      inset: auto 0 0;
      flex-wrap: nowrap;
      justify-content: space-between;
      min-height: var(--foot);
      padding: 0.25em 2vw 0.35em;
      font: 700 var(--least) / 1.15 ${theme.font.reading};
    }
    .keys {
      flex-wrap: nowrap;
      gap: 0.25em;
    }
    .pips {
      display: flex;
      flex: 1;
      gap: 0.2em;
      justify-content: center;
      min-width: 0;
      overflow: hidden;
    }
    .pips i {
      width: 0.38em;
      height: 0.38em;
      border: 2px solid currentColor;
      border-radius: 50%;
    }
    /* Forced colors remove backgrounds, so the border fills the element. */
    .pips [data-on] {
      border-width: 0.19em;
    }
    ${media.belowTablet} {
      .pips {
        display: none;
      }
    }
    /* At 400 % zoom the buttons do not fit beside the label. */
    @media (max-width: 20em) {
      &[data-live] footer,
      .keys {
        flex-wrap: wrap;
      }
    }
  }
  ${media.print} {
    > .back,
    .buttons,
    .texts,
    footer,
    [role='timer'] {
      display: none;
    }
    section {
      padding: 0 0 0.5em;
      border: 0;
      font-size: 18pt;
      break-inside: avoid;
    }
  }
`;
