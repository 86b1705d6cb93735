import { useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { createGlobalStyle } from 'styled-components';
import { listeningCopy } from '#content/copy/parts/reading.ts';
import { keepScreenOn } from '#platform/device/keep-screen-on.ts';
import { noSpeech } from '#platform/device/speech.ts';
import { media } from '#theme/media.ts';
import { theme } from '#theme/theme.ts';
import { FootBar } from '../foot-bar.tsx';
import {
  isSpeaking,
  hasNoVoice,
  isNoVoiceStatus,
  type Listening,
  type Status,
} from './listening.ts';
import { openReading, type Reading } from './open-reading.ts';
import { PlaybackButtons, Settings } from './player-controls.tsx';
import { toggle } from './player-events.ts';
import { readerName, turnAttributes } from './turn-marks.ts';
import { highlightAttribute, highlightNames } from './highlights.ts';

interface ListenPlayerProps {
  /** True to open the player without a speech engine, so that two children take turns. */
  readonly isSilent?: boolean;
  readonly onStop: () => void;
}

/** Renders the player at the bottom of the window. Reading stops when it is unmounted. */
export function ListenPlayer({ isSilent = false, onStop }: ListenPlayerProps) {
  const layer = useRef<HTMLDivElement>(null);
  const [reading, setReading] = useState<Reading>();
  useEffect(() => {
    if (!layer.current) return;
    const { current } = layer;
    const findFoot = () => current.getBoundingClientRect().top;
    const opened = isSilent
      ? openReading(findFoot, noSpeech, { mode: 'turns', availability: 'none' })
      : openReading(findFoot);
    setReading(opened);
    return opened.stop;
  }, [isSilent]);
  return (
    <FootBar barRef={layer} label={listeningCopy.region}>
      <HighlightStyles />
      {reading && <Inside reading={reading} onStop={onStop} />}
    </FootBar>
  );
}

function Inside({ reading, onStop }: { readonly reading: Reading; readonly onStop: () => void }) {
  const state = useStore(reading.state);
  const view = useStore(reading.view);
  const isOn = isSpeaking(state);
  // Reading stops when the screen goes off, so keep it on, also while looking for a voice.
  const needsScreen = isOn || state.status === 'seeking';
  useEffect(() => (needsScreen ? keepScreenOn() : undefined), [needsScreen]);
  const shown = state.at + 1;
  return (
    <div>
      <PlaybackButtons
        isOn={isOn}
        done={state.status === 'turn' ? doneLabel(state) : undefined}
        onToggle={() => toggle(reading)}
        onPrevious={() => reading.dispatch({ type: 'previous' })}
        onNext={() => reading.dispatch({ type: 'next' })}
      />
      <div className="track">
        <span>{listeningCopy.place(shown, state.count)}</span>
        <progress aria-hidden="true" value={shown} max={state.count} />
        <ListenStatus state={state} lacksSpanish={view.lacksSpanish} />
      </div>
      <Settings reading={reading} view={view} state={state} onStop={onStop} />
    </div>
  );
}

function doneLabel(state: Listening): string {
  const { child, children } = listeningCopy.turns;
  return hasNoVoice(state) ? children.done(readerName(state, state.at)) : child.done;
}

/** Styles of the highlighted text and of the names of its readers, on the screen only. */
const HighlightStyles = createGlobalStyle`
  @media screen {
    [data-listening] span[id] {
      cursor: pointer;
    }
    ::highlight(${highlightNames.sentence}) {
      background-color: ${theme.color.highlight};
      color: ${theme.color.dark};
    }
    ::highlight(${highlightNames.word}) {
      text-decoration: underline 0.16em ${theme.color.accent};
      color: ${theme.color.dark};
    }
    [${turnAttributes.reader}]::before {
      content: attr(${turnAttributes.reader});
      display: inline-block;
      margin-inline-end: 0.4em;
      padding: 0.3em 0.7em;
      border: ${theme.length.line} solid;
      border-radius: 1rem;
      font: 700 ${theme.text.label} / 1 ${theme.font.reading};
      letter-spacing: normal;
      vertical-align: 0.12em;
      white-space: nowrap;
    }
    [${turnAttributes.state}='read']::before {
      border-style: dashed;
    }
    [${turnAttributes.state}='now']::before {
      background: ${theme.color.text};
      color: ${theme.color.background};
    }
    [${highlightAttribute}] {
      background: ${theme.color.highlight};
      color: ${theme.color.dark};
    }
    ${media.forcedColors} {
      ::highlight(${highlightNames.sentence}) {
        background-color: Highlight;
        color: HighlightText;
      }
      ::highlight(${highlightNames.word}) {
        text-decoration-color: HighlightText;
        color: HighlightText;
      }
      [${highlightAttribute}] {
        forced-color-adjust: none;
        background: Highlight;
        color: HighlightText;
      }
    }
  }
`;

const { problems, adding, hint } = listeningCopy;

interface ListenStatusProps {
  readonly state: Listening;
  readonly lacksSpanish: boolean;
}

/** Says whose turn it is, or explains why something is not being read; otherwise shows a hint. */
function ListenStatus({ state, lacksSpanish }: ListenStatusProps) {
  const { status } = state;
  const problem = status === 'turn' ? turnWords(state) : wordsFor(status);
  const words = problem ?? (lacksSpanish ? problems.spanish : undefined);
  return (
    <>
      <p role="status">{words}</p>
      {words === undefined && <p className="hint">{hint}</p>}
      {isNoVoiceStatus(status) && (
        <details>
          <summary>{adding.label}</summary>
          <dl>
            {adding.devices.map(({ device, steps }) => (
              <div key={device}>
                <dt>{device}</dt>
                <dd>{steps}</dd>
              </div>
            ))}
          </dl>
          <p>{adding.after}</p>
        </details>
      )}
    </>
  );
}

function turnWords(state: Listening): string {
  const { child, children } = listeningCopy.turns;
  return hasNoVoice(state) ? children.status(readerName(state, state.at)) : child.status;
}

function wordsFor(status: Exclude<Status, 'turn'>): string | undefined {
  switch (status) {
    case 'starting':
    case 'reading':
    case 'paused':
    case 'ended':
      return undefined;
    default:
      return problems[status];
  }
}
