import { useEffect, useEffectEvent, useState } from 'react';
import styled from 'styled-components';
import { minuteCopy } from '#content/copy/parts/minute.ts';
import { keepScreenOn } from '#platform/device/keep-screen-on.ts';
import { theme } from '#theme/theme.ts';
import { VisuallyHidden } from '#ui/text/visually-hidden.tsx';
import { FootBar } from '../foot-bar.tsx';
import { onShownText, shownText } from '../shown-text.ts';
import { pageSentences } from '../listen/page-sentences.ts';
import {
  checkMinute,
  type Clocks,
  minuteMs,
  type MinuteResult,
  readClocks,
  wordsInMinute,
} from './minute.ts';
import { Marking } from './marking.tsx';

const { sum, note } = minuteCopy;

interface MinuteBarProps {
  /** Column with the story's text. */
  readonly text: HTMLElement;
  readonly onClose: () => void;
}

type Phase =
  | { readonly kind: 'ready' | 'jumped' | 'result' }
  | { readonly kind: 'running'; readonly start: Clocks }
  | { readonly kind: 'marking'; readonly seconds: number; readonly isFinished: boolean };

/** Renders the steps of a timed minute of reading. Results are lost when the bar is closed. */
export function MinuteBar({ text, onClose }: MinuteBarProps) {
  const [phase, setPhase] = useState<Phase>({ kind: 'ready' });
  const [results, setResults] = useState<readonly MinuteResult[]>([]);
  const [status, setStatus] = useState<HTMLElement | null>(null);
  const close = useEffectEvent(onClose);
  useEffect(() => onShownText(() => shownText() !== text && close()), [text]);
  function begin(): void {
    const [first] = pageSentences(text);
    first?.element.scrollIntoView({ block: 'center', behavior: 'instant' });
    setPhase({ kind: 'running', start: readClocks() });
  }
  function onCount(result: MinuteResult): void {
    setResults((before) => [...before, result]);
    setPhase({ kind: 'result' });
  }
  return (
    <FootBar label={minuteCopy.region}>
      <div>
        {/* One live region for all phases, because screen readers do not announce the first content of a new one. */}
        <div role="status" ref={setStatus}>
          {phase.kind === 'ready' && <p>{minuteCopy.ready}</p>}
          {phase.kind === 'running' && <p>{minuteCopy.running}</p>}
          {phase.kind === 'result' && <LatestResult results={results} />}
        </div>
        {phase.kind === 'running' && (
          <Running
            start={phase.start}
            onEnd={(seconds, isFinished) => setPhase({ kind: 'marking', seconds, isFinished })}
            onJump={() => setPhase({ kind: 'jumped' })}
            onStop={onClose}
          />
        )}
        {status && phase.kind === 'marking' && (
          <Marking {...phase} status={status} text={text} onCount={onCount} />
        )}
        {phase.kind === 'result' && <EarlierResults results={results} />}
        {phase.kind === 'jumped' && <p role="alert">{minuteCopy.jumped}</p>}
        {phase.kind !== 'running' && phase.kind !== 'marking' && (
          <div className="how">
            <button key={phase.kind} ref={focusIt} type="button" className="go" onClick={begin}>
              {phase.kind === 'result' ? minuteCopy.again : minuteCopy.start}
            </button>
            <button type="button" onClick={onClose}>
              {minuteCopy.close}
            </button>
          </div>
        )}
      </div>
    </FootBar>
  );
}

interface RunningProps {
  readonly start: Clocks;
  readonly onEnd: (seconds: number, isFinished: boolean) => void;
  readonly onJump: () => void;
  readonly onStop: () => void;
}

const tickMs = 250;

/** Renders the running minute, in which only the progress bar moves, once a second. */
function Running({ start, onEnd, onJump, onStop }: RunningProps) {
  const [seconds, setSeconds] = useState(0);
  const tick = useEffectEvent(() => {
    const now = readClocks();
    const state = checkMinute(start, now);
    if (state === 'jumped') onJump();
    else if (state === 'over') onEnd(minuteMs / 1_000, false);
    else setSeconds(Math.floor((now.steady - start.steady) / 1_000));
  });
  useEffect(() => {
    const timer = setInterval(tick, tickMs);
    const release = keepScreenOn();
    return () => {
      clearInterval(timer);
      release();
    };
  }, []);
  function finish(): void {
    const now = readClocks();
    if (checkMinute(start, now) === 'jumped') onJump();
    else onEnd(Math.max(1, Math.round((now.steady - start.steady) / 1_000)), true);
  }
  return (
    <>
      {/* Hidden from screen readers, which would otherwise speak while the child reads. */}
      <progress aria-hidden="true" value={seconds} max={minuteMs / 1_000} />
      <div className="how">
        <button ref={focusIt} type="button" onClick={finish}>
          {minuteCopy.finished}
        </button>
        <button type="button" onClick={onStop}>
          {minuteCopy.stop}
        </button>
      </div>
    </>
  );
}

function focusIt(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
}

interface ResultsProps {
  readonly results: readonly MinuteResult[];
}

/** Renders the latest result as a sum. */
function LatestResult({ results }: ResultsProps) {
  const latest = results[results.length - 1];
  if (!latest) return null;
  const { read, wrong, seconds } = latest;
  const isWhole = seconds === minuteMs / 1_000;
  const well = read - wrong;
  return (
    <SumLine>
      <Figure value={read} label={sum.read} />
      <ResultSign sign="−" label={sum.minus} />
      <Figure value={wrong} label={sum.wrong} />
      <ResultSign sign="=" label={sum.equals} />
      {!isWhole && (
        <>
          <Figure value={well} label={sum.inSeconds(seconds)} />
          <ResultSign sign="→" label={sum.makes} />
        </>
      )}
      <Figure value={wordsInMinute(latest)} label={sum.total} isTotal />
    </SumLine>
  );
}

/** Renders the earlier results, and the note that nothing is kept. */
function EarlierResults({ results }: ResultsProps) {
  return (
    <div className="track">
      {results.slice(0, -1).map((result, index) => (
        <p key={index}>{sum.before(wordsInMinute(result))}</p>
      ))}
      <p className="hint">{note}</p>
    </div>
  );
}

interface FigureProps {
  readonly value: number;
  readonly label: string;
  readonly isTotal?: boolean;
}

function Figure({ value, label, isTotal = false }: FigureProps) {
  return (
    <span className={isTotal ? 'total' : undefined}>
      <b>{value}</b> <small>{label}</small>
    </span>
  );
}

function ResultSign({ sign, label }: { readonly sign: string; readonly label: string }) {
  return (
    <>
      {' '}
      <b aria-hidden="true">{sign}</b> <VisuallyHidden>{label}</VisuallyHidden>{' '}
    </>
  );
}

const SumLine = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]} ${theme.space[4]};

  span {
    display: grid;
    gap: 0.35rem;
    align-content: start;
  }
  b {
    font: 800 clamp(2.5rem, 2rem + 2vw, 4rem) / 0.9 ${theme.font.display};
    font-variant-numeric: tabular-nums;
  }
  small {
    max-width: 5.9em;
    font-size: ${theme.text.label};
    line-height: 1.2;
  }
  .total b {
    color: ${theme.color.highlight};
  }
`;
