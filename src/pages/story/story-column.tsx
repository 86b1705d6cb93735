import styled from 'styled-components';
import { theme } from '#theme/theme.ts';
import { visuallyHidden } from '#ui/text/visually-hidden.tsx';
import { slipStyles } from './text-styles.ts';
import { spanishStyles } from './spanish-styles.ts';

/** The reading column. A reader's preferences set its variables (theme/reader-css.ts). */
export const StoryColumn = styled.div`
  position: relative;
  max-width: 41rem;
  font-family: var(--letters, ${theme.font.reading});
  font-size: calc(clamp(1.25rem, 1.17rem + 0.35vw, 1.4375rem) * var(--size, 1));
  line-height: calc(1.7 * var(--line, 1));

  p,
  li,
  h2 {
    letter-spacing: var(--letter, normal);
    word-spacing: var(--word, normal);
  }
  p,
  li {
    max-width: 35em;
    margin: 0 0 var(--gap, 1.15em);
  }
  .first {
    max-width: 19.8em;
    margin-bottom: var(--gap, 1em);
    font-size: calc(clamp(1.625rem, 1.3rem + 1.3vw, 2.25rem) * var(--size, 1));
    font-weight: 700;
    line-height: calc(1.32 * var(--line, 1));
    text-wrap: pretty;
  }
  .word {
    display: inline-block;
    max-width: 100%;
    padding: 0;
    border: 0;
    background: none;
    font-weight: inherit;
    letter-spacing: inherit;
    word-spacing: inherit;
  }
  button.word {
    text-decoration: underline;
    text-decoration-style: dotted;
    text-decoration-thickness: 3px;
    text-decoration-color: ${theme.color.accentText};
    text-underline-offset: 0.18em;
    cursor: pointer;
  }
  h2 {
    max-width: 6.2em;
    margin: 1.3em 0 0.55em;
    font-family: var(--letters, ${theme.font.display});
    font-size: calc(clamp(2rem, 1.6rem + 1.7vw, 3rem) * var(--size, 1));
    line-height: calc(0.95 * var(--line, 1));
  }
  h2::before {
    content: '';
    display: block;
    width: 4.5rem;
    margin-bottom: 0.5em;
    border-top: 0.5rem solid ${theme.color.accent};
  }
  :is(p, li) a svg {
    display: inline-block;
    width: 0.62em;
    height: 0.62em;
  }
  .end {
    display: flex;
    gap: ${theme.space[4]};
    align-items: center;
    max-width: none;
    margin-top: 2.2em;
    font: 800 1.5rem/1 ${theme.font.display};
  }
  .end::after {
    content: '';
    flex: 1;
    border-top: ${theme.length.lineBold} solid ${theme.color.border};
  }
  .unseen {
    ${visuallyHidden}
  }
  [role='status'] p {
    /* Stacked above the ruler, which covers the other lines. */
    position: relative;
    z-index: 1;
    width: fit-content;
    max-width: 22rem;
    padding: ${theme.space[4]} 1.25rem;
    border: ${theme.length.lineBold} solid ${theme.color.border};
    border-radius: ${theme.length.corner};
    background: ${theme.color.raised};
    box-shadow: 6px 6px 0 ${theme.color.border};
    font-size: ${theme.text.body};
    line-height: 1.45;
  }
  [role='status'] :is(b, i) {
    display: block;
    font-style: normal;
    font-weight: 700;
  }
  [role='status'] b {
    margin-bottom: 0.3rem;
    font: 800 ${theme.text.h4} / 1.1 ${theme.font.display};
  }
  /* Without script both texts are shown, one below the other, each under its heading. */
  html[data-scripted] & .step,
  .languages {
    display: none;
  }
  ${slipStyles}
  ${spanishStyles}
`;
