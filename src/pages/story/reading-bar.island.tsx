import { Fragment } from 'react';
import styled from 'styled-components';
import { readingBarCopy } from '#content/copy/parts/reading-bar.ts';
import { paperPath } from '#content/paper/papers.ts';
import { useReadingTools } from '#features/reading/use-reading-tools.ts';
import { forcedSelected } from '#theme/surfaces.ts';
import { media, unscripted } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';
import { Page } from '#ui/layout/band.tsx';
import { Icon } from '#ui/text/icon.tsx';

/** Buttons in the bar's order; features/reading/tools.ts has their tools. */
const buttons = [
  { id: 'listen', icon: 'speaker', state: 'aria-pressed' },
  { id: 'comfort', icon: 'text-size', state: 'aria-expanded' },
  { id: 'ruler', icon: 'lines', state: 'aria-pressed' },
] as const;

const { heading, tools, print, nextReader } = readingBarCopy;

/**
 * One quiet row under a story’s opening; without script only the papers are left. An aside: a browser’s reader
 * view takes a section for a part of the story.
 */
export function ReadingBar({ id: story }: { readonly id: number }) {
  const { bar, open, press, pressNextReader } = useReadingTools();
  return (
    <Row ref={bar} aria-labelledby="reading">
      <Page className="bar">
        <b id="reading">{heading}</b>
        {buttons.map(({ id, icon, state }) => (
          <button
            key={id}
            type="button"
            data-tool={id}
            {...{ [state]: Boolean(open[id]) }}
            onClick={() => void press(id)}
          >
            <Icon name={icon} />
            {tools[id]}
          </button>
        ))}
        {/* A paper is a document of another kind, which the browser loads by itself. */}
        <a href={paperPath(story, 'class-sheet')} target="_self">
          <Icon name="print" />
          {print}
        </a>
        <button type="button" className="next" onClick={() => void pressNextReader()}>
          {nextReader}
        </button>
      </Page>
      {buttons.map(({ id }) => (
        <Fragment key={id}>{open[id]}</Fragment>
      ))}
    </Row>
  );
}

const Row = styled.aside`
  border-bottom: ${theme.length.line} solid ${theme.color.border};
  background: ${theme.color.raised};

  .bar {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    padding-block: ${theme.space[2]};
  }
  b {
    flex: 1 0 100%;
    padding: 0.4rem 0.8rem;
  }
  .bar > :is(button, a) {
    display: inline-flex;
    gap: 0.5em;
    align-items: center;
    min-height: 3rem;
    padding: 0.4rem 0.8rem;
    border: 0;
    border-radius: ${theme.length.corner};
    background: none;
    font-weight: 700;
    line-height: 1.1;
    color: inherit;
    text-align: left;
    text-decoration: none;
    cursor: pointer;
  }
  .bar > :is(button, a):hover,
  .bar > [aria-expanded='true'],
  .bar > [aria-pressed='true'] {
    background: ${theme.color.highlight};
    color: ${theme.color.dark};
  }
  .bar > [aria-expanded='true'],
  .bar > [aria-pressed='true'] {
    box-shadow: inset 0 -4px 0 ${theme.color.dark};

    ${media.forcedColors} {
      ${forcedSelected}
    }
  }
  /* Somebody's preferences are there to forget: known before the first paint. */
  html:not([data-reading]) & .next {
    display: none;
  }
  ${media.belowTablet} {
    .bar {
      display: grid;
      grid-template-columns: repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr));
    }
    b {
      grid-column: 1/-1;
    }
  }
  ${media.fromWide} {
    b {
      flex: 1;
      padding: 0;
    }
  }
  ${unscripted} button {
    display: none;
  }
`;
