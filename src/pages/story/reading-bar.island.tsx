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

/** Tools in the order of the bar; features/reading/tools.ts opens them. */
const ownTools = [
  { id: 'listen', icon: 'speaker', state: 'aria-pressed' },
  { id: 'comfort', icon: 'text-size', state: 'aria-expanded' },
  { id: 'ruler', icon: 'lines', state: 'aria-pressed' },
] as const;
const classTools = [{ id: 'minute', icon: 'clock', state: 'aria-pressed' }] as const;

const { heading, tools, withClass, print, nextReader } = readingBarCopy;

/**
 * Two quiet rows under a story’s opening; without script only the papers are left. An aside: a browser’s reader
 * view takes a section for a part of the story.
 */
export function ReadingBar({ id: story }: { readonly id: number }) {
  const { bar, open, press, pressNextReader } = useReadingTools();
  const button = ({ id, icon, state }: (typeof ownTools)[number] | (typeof classTools)[number]) => (
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
  );
  return (
    <Row ref={bar} aria-labelledby="reading">
      <Page className="bar">
        <div className="scripted">
          <b id="reading">{heading}</b>
          {ownTools.map(button)}
          <button type="button" className="next" onClick={() => void pressNextReader()}>
            {nextReader}
          </button>
        </div>
        <div>
          <b>{withClass}</b>
          {classTools.map(button)}
          {/* A paper is a document of another kind, which the browser loads by itself. */}
          <a href={paperPath(story, 'class-sheet')} target="_self">
            <Icon name="print" />
            {print}
          </a>
        </div>
      </Page>
      {[...ownTools, ...classTools].map(({ id }) => (
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
    gap: ${theme.space[1]} ${theme.space[6]};
    justify-content: space-between;
    padding-block: ${theme.space[2]};
  }
  .bar > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    margin-inline: -0.7rem;
  }
  b {
    flex: 1 0 100%;
    padding: 0.35rem 0.7rem 0.1rem;
    font-size: ${theme.text.label};
    line-height: 1.2;
  }
  .bar :is(button, a) {
    display: inline-flex;
    gap: 0.5em;
    align-items: center;
    min-height: 3rem;
    padding: 0.4rem 0.7rem;
    border: 0;
    border-radius: ${theme.length.corner};
    background: none;
    font: 700 1.0625rem/1.1 ${theme.font.reading};
    color: inherit;
    text-align: left;
    text-decoration: none;
    cursor: pointer;
  }
  .bar :is(button, a):hover,
  .bar [aria-expanded='true'],
  .bar [aria-pressed='true'] {
    background: ${theme.color.highlight};
    color: ${theme.color.dark};
  }
  .bar [aria-expanded='true'],
  .bar [aria-pressed='true'] {
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
    .bar > div {
      display: grid;
      grid-template-columns: 1fr 1fr;
      width: calc(100% + 1.4rem);
    }
    b {
      grid-column: 1/-1;
    }
  }
  ${unscripted} :is(.scripted, button) {
    display: none;
  }
`;
