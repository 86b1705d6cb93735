import { useEffect, useRef } from 'react';
import { listeningCopy } from '#content/copy/parts/reading.ts';
import { useFocusLost } from '#platform/hooks/use-focus-lost.ts';
import type { Reading, ReadingView } from './open-reading.ts';
import { hasNoVoice, type Listening, readingModes } from './listening.ts';
import { paceOf, paces } from './paces.ts';

interface PlaybackButtonsProps {
  /** True while the engine is reading or about to. */
  readonly isOn: boolean;
  /** Label of the tick with which a child ends a turn; undefined if it is not a child's turn. */
  readonly done: string | undefined;
  readonly onToggle: () => void;
  readonly onPrevious: () => void;
  readonly onNext: () => void;
}

const { before, play, pause, next, online, mode, turns, back, stop } = listeningCopy;
const { pace: paceCopy, voice: voiceCopy } = listeningCopy;

const shapes = {
  play: 'M6 3l15 9-15 9z',
  pause: 'M5 3h5v18H5zM14 3h5v18h-5z',
  tick: 'M9.4 20L2.7 13.3l2.5-2.5 4.2 4.2L18.8 5.6l2.5 2.5z',
};

/** Renders the playback buttons, and focuses the one that plays when they appear. */
export function PlaybackButtons({
  isOn,
  done,
  onToggle,
  onPrevious,
  onNext,
}: PlaybackButtonsProps) {
  const playButton = useRef<HTMLButtonElement>(null);
  useEffect(() => playButton.current?.focus({ preventScroll: true }), []);
  return (
    <div className="keys">
      <button type="button" aria-label={before} onClick={onPrevious}>
        <Shape d="M19 4v16L8 12zM4 4h3v16H4z" />
      </button>
      <button
        ref={playButton}
        type="button"
        className="play"
        aria-label={done ?? (isOn ? pause : play)}
        onClick={onToggle}
      >
        <Shape d={done === undefined ? (isOn ? shapes.pause : shapes.play) : shapes.tick} />
      </button>
      <button type="button" aria-label={next} onClick={onNext}>
        <Shape d="M5 4v16l11-8zM17 4h3v16h-3z" />
      </button>
    </div>
  );
}

function Shape({ d }: { readonly d: string }) {
  return (
    <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" fill="currentColor">
      <path d={d} />
    </svg>
  );
}

interface SettingsProps {
  readonly reading: Reading;
  readonly view: ReadingView;
  readonly state: Listening;
  readonly onStop: () => void;
}

/** Renders the settings: pace, voice, and how to read. */
export function Settings({ reading, view, state, onStop }: SettingsProps) {
  const { pace, voice, offered, isAway } = view;
  const away = useFocusLost(focusPlay);
  return (
    <div className="how">
      <select
        aria-label={paceCopy.label}
        value={pace}
        onChange={({ target }) => reading.setPace(paceOf(target.value))}
      >
        {paces.map((one) => (
          <option key={one} value={one}>
            {paceCopy[one]}
          </option>
        ))}
      </select>
      {offered.length > 0 && (
        <select
          aria-label={voiceCopy.label}
          value={voice?.id ?? ''}
          onChange={({ target }) => reading.setVoice(target.value)}
        >
          {!voice && <option value="">{voiceCopy.none}</option>}
          {offered.map(({ id, name, place }) => (
            <option key={id} value={id}>
              {`${name}, ${voiceCopy[place]}`}
            </option>
          ))}
        </select>
      )}
      <fieldset className="mode">
        <legend>{mode.label}</legend>
        {readingModes.map((one) => (
          <label key={one}>
            <input
              type="radio"
              name="reading-mode"
              checked={one === state.mode}
              onChange={() => reading.setMode(one)}
            />
            <span>{mode[one]}</span>
          </label>
        ))}
      </fieldset>
      {state.mode === 'turns' && (
        <button type="button" onClick={() => reading.dispatch({ type: 'swap' })}>
          {swapLabel(state)}
        </button>
      )}
      {isAway && (
        <button ref={away} type="button" onClick={reading.back}>
          {back}
        </button>
      )}
      <button type="button" onClick={onStop}>
        {stop}
      </button>
      {voice?.place === 'online' && <p>{online}</p>}
    </div>
  );
}

function focusPlay(): void {
  document.querySelector<HTMLElement>('.keys .play')?.focus({ preventScroll: true });
}

function swapLabel(state: Listening): string {
  if (hasNoVoice(state)) return turns.swap;
  return state.doesChildBegin ? turns.voiceBegins : turns.childBegins;
}
