import { Fragment } from 'react';
import styled from 'styled-components';
import { methodCopy } from './method-copy.ts';
import { RichTextView } from '#features/rich-text/rich-text-view.tsx';
import { surfaces } from '#theme/surfaces.ts';
import { media } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';
import { Accordion } from '#ui/layout/accordion.tsx';
import { Band, Page } from '#ui/layout/band.tsx';
import { Kicker } from '#ui/text/kicker.tsx';

const { kicker, heading, note, items } = methodCopy.figures;

/** Renders six figures in an accordion with one open item at a time. */
export function Figures() {
  return (
    <Band data-joined>
      <Columns>
        <div className="say">
          <Kicker>{kicker}</Kicker>
          <h2>{heading}</h2>
          <p>
            <RichTextView text={note} />
          </p>
        </div>
        <Accordion
          isSingle
          items={items.map(({ name, text, figures }) => ({
            title: name,
            content: (
              <>
                <p>{text}</p>
                <Score figures={figures} />
              </>
            ),
          }))}
        />
      </Columns>
    </Band>
  );
}

interface ScoreProps {
  readonly figures: readonly { readonly figure: string; readonly text: string }[];
}

/** Renders one large figure, or three side by side. */
function Score({ figures }: ScoreProps) {
  return (
    <Board role="list" data-row={figures.length > 1 || undefined}>
      {figures.map(({ figure, text }) => (
        <li key={figure}>
          <b>
            <FigureText figure={figure} />
          </b>{' '}
          <span>{text}</span>
        </li>
      ))}
    </Board>
  );
}

/** Renders "up to 74%" with a large number and small words, as one text for screen readers. */
function FigureText({ figure }: { readonly figure: string }) {
  return figure.split(' ').map((word, index) => (
    <Fragment key={word}>
      {index > 0 && ' '}
      {/\d/.test(word) ? word : <small>{word}</small>}
    </Fragment>
  ));
}

const Columns = styled(Page)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[6]};

  h2 + p {
    max-width: 20.7em;
    margin-top: 1.25rem;
  }
  [aria-expanded='true'] {
    border-bottom-color: transparent;
  }
  [role='region'] {
    padding-top: 0;
  }
  [role='region'] > p {
    max-width: 33.7em;
    margin-bottom: 1.25rem;
  }
  ${media.fromWide} {
    grid-template-columns: minmax(0, 4fr) minmax(0, 8fr);
    gap: ${theme.space[8]};

    .say {
      position: sticky;
      top: ${theme.space[6]};
      align-self: start;
    }
  }
`;

const Board = styled.ul`
  ${surfaces.night}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  overflow-wrap: anywhere;
  border: ${theme.length.lineBold} solid ${theme.color.border};

  li {
    padding: 1.75rem clamp(1.25rem, 3vw, 2.5rem) 1.6rem;
  }
  li + li {
    border-top: ${theme.length.line} solid ${theme.color.border};
  }
  b {
    display: block;
    margin-bottom: ${theme.space[4]};
    font: 800 min(clamp(4.5rem, 2rem + 10vw, 11rem), 22vw) / 0.8 ${theme.font.display};
    color: ${theme.color.accentText};
    white-space: nowrap;
  }
  small {
    font-size: 0.36em;
  }
  span {
    display: block;
    max-width: 17.1em;
    font-size: ${theme.text.lead};
    font-weight: 700;
    line-height: 1.25;
  }
  &:where([data-row='true']) b {
    font-size: min(clamp(4rem, 3rem + 2.4vw, 5.75rem), 22vw);
  }
  ${media.fromTablet} {
    &:where([data-row='true']) {
      grid-template-columns: repeat(auto-fit, minmax(min(11rem, 100%), 1fr));
    }
    &:where([data-row='true']) li + li {
      border-top: 0;
      border-left: ${theme.length.line} solid ${theme.color.border};
    }
    &:where([data-row='true']) span {
      font-size: ${theme.text.body};
    }
  }
`;
