import { useCallback, useRef } from 'react';
import styled from 'styled-components';
import { keptStoriesCopy } from '#content/copy/parts/kept-stories.ts';
import { useFocusLost } from '#platform/hooks/use-focus-lost.ts';
import {
  newestKept,
  type StoryChoice,
  type StoryReport,
  type StoryRequest,
} from '#shared/story-keeping.ts';
import { theme } from '#theme/theme.ts';
import { Button, ButtonAnchor, ButtonRow } from '#ui/button/button.tsx';
import { Meter } from '#ui/layout/meter.tsx';
import { Panel } from '#ui/layout/panel.tsx';
import { VisuallyHidden } from '#ui/text/visually-hidden.tsx';
import { formatSize } from '#content/words/format-size.ts';
import { useKeptStories } from './use-kept-stories.ts';

const { heading, note, ...words } = keptStoriesCopy;

/** Says how many stories this device keeps, and offers to keep all; empty if the worker cannot. */
export function KeepStories() {
  const { report, ask } = useKeptStories();
  // Always an element, because an island is hydrated when its first element is near the screen.
  return <div>{report && <KeepPanel report={report} ask={ask} />}</div>;
}

interface KeepPanelProps {
  readonly report: StoryReport;
  readonly ask: (request: StoryRequest) => void;
}

function KeepPanel({ report, ask }: KeepPanelProps) {
  const { total, bytesLeft, choice } = report;
  const kept = report.kept.length;
  const state = stateOf(report);
  const lacksNewest = choice === 'newest' && kept < Math.min(newestKept, total);
  const keep = (next: StoryChoice) => ask({ type: 'KEEP_STORIES', choice: next });
  const keepNewest = () => {
    const others = report.kept.slice(newestKept);
    if (state === 'all') ask({ type: 'REMOVE_STORIES', paths: others });
    // The choice comes last: it forgets removals, and one of these stories may be among the newest again.
    keep('newest');
  };
  /** Ends the download. Stories count as opened first, so that the other choice removes none. */
  const keepTheseOnly = () => {
    ask({ type: 'KEEP_STORIES', paths: report.kept });
    keep('newest');
  };
  const title = useRef<HTMLHeadingElement>(null);
  const button = useFocusLost(useCallback(() => title.current?.focus(), []));
  return (
    <Room data-state={state}>
      <h2 ref={title} tabIndex={-1}>
        {heading[state]}
      </h2>
      {/* Without the count, which changes every second. */}
      <VisuallyHidden role="status">{heading[state]}</VisuallyHidden>
      <p>{words.count(kept, total)}</p>
      <Meter value={kept} max={Math.max(total, 1)} aria-label={words.count(kept, total)} />
      <p>{noteOf(state, formatSize(bytesLeft), total - kept)}</p>
      <ButtonRow>
        {state === 'running' ? (
          <Button
            ref={button}
            type="button"
            data-second
            onClick={() => ask({ type: 'PAUSE_STORIES' })}
          >
            {words.pause}
          </Button>
        ) : (
          state !== 'all' &&
          state !== 'outdated' && (
            <Button ref={button} type="button" onClick={() => keep('all')}>
              {state === 'some' ? words.keepAll(total, formatSize(bytesLeft)) : labelOf(state)}
            </Button>
          )
        )}
        {state === 'outdated' && (
          <ButtonAnchor ref={button} href="/offline#update">
            {words.update}
          </ButtonAnchor>
        )}
        {endedEarly.has(state) && (
          <Button ref={button} type="button" data-second onClick={keepTheseOnly}>
            {words.enough}
          </Button>
        )}
        {state === 'all' && total > newestKept && (
          <Button ref={button} type="button" data-second onClick={keepNewest}>
            {words.onlyNewest}
          </Button>
        )}
        {lacksNewest && (
          <Button ref={button} type="button" data-second onClick={keepNewest}>
            {words.keepNewest(Math.min(newestKept, total))}
          </Button>
        )}
      </ButtonRow>
    </Room>
  );
}

type KeepState = keyof typeof heading;

/** States of a download of all stories that has stopped before its end. */
const endedEarly: ReadonlySet<KeepState> = new Set([
  'paused',
  'full',
  'blocked',
  'offline',
  'outdated',
]);

function stateOf(report: StoryReport): KeepState {
  // A story counts as kept once its page is stored; pictures and papers come after all pages.
  const isWhole = report.choice === 'newest' || report.bytesLeft === 0;
  if (isWhole && report.kept.length >= report.total) return 'all';
  if (report.choice === 'newest') return 'some';
  if (report.isRunning) return 'running';
  if (report.isPaused) return 'paused';
  if (report.failure === 'storage-full') return 'full';
  if (report.failure) return report.failure;
  // Otherwise the visitor has removed a story.
  return report.isOutdated ? 'outdated' : 'some';
}

function noteOf(state: KeepState, left: string, missing: number): string {
  switch (state) {
    case 'full':
      return note.full(missing);
    case 'running':
    case 'paused':
    case 'blocked':
    case 'offline':
    case 'outdated':
      return note[state](left);
    case 'some':
    case 'all':
      return note[state];
  }
}

function labelOf(state: KeepState): string {
  return state === 'paused' ? words.resume : words.again;
}

const Room = styled(Panel)`
  font-variant-numeric: tabular-nums;

  p {
    margin-block: ${theme.space[3]};
  }
`;
