import { useEffect, useEffectEvent, useState } from 'react';
import { minuteCopy } from '#content/copy/parts/minute.ts';
import { keepScreenOn } from '#platform/device/keep-screen-on.ts';
import { FootBar } from '../foot-bar.tsx';
import { onShownText, shownText } from '../shown-text.ts';
import { pageSentences } from '../listen/page-sentences.ts';
import { checkMinute, type Clocks, minuteMs, type MinuteResult, readClocks } from './minute.ts';
import { Marking } from './marking.tsx';
import { Sum } from './sum.tsx';

const copy = minuteCopy;

interface MinuteBarProps {
  /** Column with the story's text. */
  readonly text: HTMLElement;
  readonly onClose: () => void;
}

type Phase =
  | { readonly kind: 'ready' | 'jumped' | 'result' }
  | { readonly kind: 'running'; readonly start: Clocks }
  | { readonly kind: 'marking'; readonly seconds: number; readonly isFinished: boolean };

/** Leads through one minute after the other. Nothing is stored: all results go when it is closed. */
export function MinuteBar({ text, onClose }: MinuteBarProps) {
  const [phase, setPhase] = useState<Phase>({ kind: 'ready' });
  const [results, setResults] = useState<readonly MinuteResult[]>([]);
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
    <FootBar label={copy.region}>
      <div className="minute">
        {phase.kind === 'running' && (
          <Running
            start={phase.start}
            onEnd={(seconds, isFinished) => setPhase({ kind: 'marking', seconds, isFinished })}
            onJump={() => setPhase({ kind: 'jumped' })}
            onStop={onClose}
          />
        )}
        {phase.kind === 'marking' && <Marking {...phase} text={text} onCount={onCount} />}
        {phase.kind === 'result' && <Sum results={results} />}
        {phase.kind === 'ready' && <p role="status">{copy.ready}</p>}
        {phase.kind === 'jumped' && <p role="alert">{copy.jumped}</p>}
        {phase.kind !== 'running' && phase.kind !== 'marking' && (
          <div className="how">
            <button key={phase.kind} ref={focusIt} type="button" className="go" onClick={begin}>
              {phase.kind === 'result' ? copy.again : copy.start}
            </button>
            <button type="button" onClick={onClose}>
              {copy.close}
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

/** Renders the quiet minute, in which nothing moves but a line, once in a second. */
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
      <div className="track">
        <p role="status">{copy.running}</p>
        {/* Hidden from screen readers, which would speak into the minute. */}
        <progress aria-hidden="true" value={seconds} max={minuteMs / 1_000} />
      </div>
      <div className="how">
        <button ref={focusIt} type="button" onClick={finish}>
          {copy.finished}
        </button>
        <button type="button" onClick={onStop}>
          {copy.stop}
        </button>
      </div>
    </>
  );
}

function focusIt(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
}
