import styled from 'styled-components';
import { papersCopy } from '#content/copy/parts/papers.ts';
import type { PaperLine } from '#content/paper/paper-lines.ts';
import type { LanguageAttributes } from '#content/story/story-language.ts';
import { media } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';

interface SheetLinesProps {
  readonly lines: readonly PaperLine[];
  readonly language: LanguageAttributes;
  /** Prints the number of words read at the end of each line, and shades every second sentence. */
  readonly counted?: true;
  /** Width in `em` of the gaps; without it no word is left out. */
  readonly gapWidth?: number;
}

/** Renders the numbered paragraphs of a story. */
export function SheetLines({ lines, language, counted, gapWidth }: SheetLinesProps) {
  return (
    <Lines {...language}>
      {lines.map(({ kind, texts, wordsRead }, at) => (
        <p key={at} className={kind === 'subheading' ? kind : undefined}>
          {counted &&
            texts.map(({ text, isReadByChild }, index) =>
              isReadByChild ? <mark key={index}>{text}</mark> : text,
            )}
          {gapWidth === undefined
            ? !counted && texts.map(({ text }) => text).join('')
            : texts.map(({ text, gap }, index) =>
                gap === undefined ? text : <Gap key={index} number={gap} width={gapWidth} />,
              )}
          {counted && <b>{wordsRead}</b>}
        </p>
      ))}
    </Lines>
  );
}

interface GapProps {
  readonly number: number;
  readonly width: number;
}

/** Renders a gap as an SVG, because the content security policy forbids a width set by `style`. */
function Gap({ number, width }: GapProps) {
  return (
    <svg width={`${width}em`} role="img" aria-label={papersCopy.gaps.gap(number)}>
      <text x=".25em" y=".95em">
        {number}
      </text>
    </svg>
  );
}

/** Has no box, because Chromium would not break a page inside it to keep the foot with the last line. */
const Lines = styled.div`
  display: contents;

  p {
    position: relative;
    margin-bottom: 0.17em;
    padding-inline-start: 1.7em;
  }
  p:first-child {
    margin-top: 0.45em;
  }
  p:not(.subheading)::before {
    position: absolute;
    inset-inline-start: 0;
    counter-increment: paragraph;
    content: counter(paragraph);
    font-weight: 700;
  }
  mark {
    /* A grey that prints in black ink. */
    background: rgb(0 0 0 / 0.14);
    color: inherit;
  }
  ${media.forcedColors} {
    /* Forced colours change the text, and would keep the transparency of the grey. */
    mark {
      background: Mark;
      color: MarkText;
    }
  }
  .subheading {
    margin-top: 0.35em;
    font: 800 1.2em / 1 ${theme.font.display};
    break-after: avoid;
    break-inside: avoid;
  }
`;
