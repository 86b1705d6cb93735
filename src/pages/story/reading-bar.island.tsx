import { Fragment } from 'react';
import styled from 'styled-components';
import { readingBarCopy } from '#content/copy/parts/reading-bar.ts';
import { boardPath } from '#content/paper/board.ts';
import { paperPath } from '#content/paper/papers.ts';
import type { StoryStep } from '#content/story/story.ts';
import { useReadingTools } from '#features/reading/use-reading-tools.ts';
import { forcedSelected } from '#theme/surfaces.ts';
import { media, unscripted } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';
import { Page } from '#ui/layout/band.tsx';
import { Icon } from '#ui/text/icon.tsx';

/** Buttons in the bar's order; features/reading/tools.tsx has their tools. */
const ownButtons = [
  { id: 'listen', icon: 'speaker', state: 'aria-pressed' },
  { id: 'comfort', icon: 'text-size', state: 'aria-expanded' },
  { id: 'ruler', icon: 'lines', state: 'aria-pressed' },
  { id: 'both', icon: 'languages', state: 'aria-pressed' },
] as const;
const classButtons = [{ id: 'minute', icon: 'clock', state: 'aria-pressed' }] as const;

type ToolButton = (typeof ownButtons)[number] | (typeof classButtons)[number];

const { heading, tools, class: classHeading, board, print, nextReader } = readingBarCopy;

interface ReadingBarProps {
  readonly id: number;
  /** True if the story has an easier text. */
  readonly hasSteps: boolean;
  /** True if the story has a Spanish translation. */
  readonly hasSpanish: boolean;
}

/**
 * Renders two rows of tools under a story’s opening; without script only links are left. It is an
 * `aside`, because reader modes take a `section` for a part of the story.
 */
export function ReadingBar({ id: story, hasSteps, hasSpanish }: ReadingBarProps) {
  const { bar, open, press, pressNextReader } = useReadingTools();
  const buttons = ownButtons.filter(({ id }) => id !== 'both' || hasSpanish);
  const button = ({ id, icon, state }: ToolButton) => (
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
        <div className="group">
          <b id="reading">{heading}</b>
          <div className="tools">
            {buttons.map(button)}
            <button type="button" className="next" onClick={() => void pressNextReader()}>
              {nextReader}
            </button>
          </div>
        </div>
        <div className="group">
          <b>{classHeading}</b>
          <div className="tools">
            <StepLink
              icon="board"
              label={board}
              href={boardPath(story)}
              step={hasSteps && 'full-time'}
            />
            {hasSteps && (
              <StepLink
                icon="board"
                label={board}
                href={`${boardPath(story)}#first-half`}
                step="first-half"
              />
            )}
            {classButtons.map(button)}
            <StepLink
              icon="print"
              label={print}
              href={paperPath(story, 'class-sheet')}
              step={hasSteps && 'full-time'}
            />
            {hasSteps && (
              <StepLink
                icon="print"
                label={print}
                href={paperPath(story, 'first-half-class-sheet')}
                step="first-half"
              />
            )}
          </div>
        </div>
      </Page>
      {[...buttons, ...classButtons].map(({ id }) => (
        <Fragment key={id}>{open[id]}</Fragment>
      ))}
    </Row>
  );
}

interface StepLinkProps {
  readonly href: string;
  readonly icon: 'board' | 'print';
  readonly label: string;
  /** The step with which it is shown; false in a story with one text. */
  readonly step: StoryStep | false;
}

/** Renders a link to a board or a paper. Its `target` makes the router leave it to the browser. */
function StepLink({ href, icon, label, step }: StepLinkProps) {
  return (
    <a href={href} target="_self" data-step={step || undefined}>
      <Icon name={icon} />
      {label}
    </a>
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
    padding-block: 0.6rem;
  }
  .tools {
    display: flex;
    flex-wrap: wrap;
    gap: 0 0.15rem;
    margin-left: -0.7rem;
  }
  .bar b {
    display: block;
    padding: 0.35rem 0 0.1rem;
    font: 700 ${theme.text.label} / 1.2 ${theme.font.reading};
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
    font: 700 1.0625rem / 1 ${theme.font.reading};
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
  /* Shown only if preferences are stored; boot sets the attribute before the first paint. */
  html:not([data-reading]) & .next {
    display: none;
  }
  ${media.belowTablet} {
    .group {
      width: 100%;
    }
    .tools {
      display: grid;
      grid-template-columns: repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr));
    }
  }
  ${unscripted} :is(button, [data-step='first-half']) {
    display: none;
  }
`;
