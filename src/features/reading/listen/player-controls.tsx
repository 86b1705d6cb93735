import { useEffect, useRef } from 'react';
import { listeningCopy } from '#content/copy/parts/reading.ts';
import type { Reading, ReadingView } from './open-reading.ts';
import { paceOf, paces } from './paces.ts';

export interface KeysProps {
  /** True while it is reading or about to. */
  readonly isOn: boolean;
  readonly onToggle: () => void;
  readonly onBefore: () => void;
  readonly onNext: () => void;
}

const { before, play, pause, next, online, single, back, stop } = listeningCopy;
const { pace: paceCopy, voice: voiceCopy } = listeningCopy;

/** Renders the playback buttons, and focuses the middle one when they appear. */
export function Keys({ isOn, onToggle, onBefore, onNext }: KeysProps) {
  const middle = useRef<HTMLButtonElement>(null);
  useEffect(() => middle.current?.focus({ preventScroll: true }), []);
  return (
    <div className="keys">
      <button type="button" aria-label={before} onClick={onBefore}>
        <Shape d="M19 4v16L8 12zM4 4h3v16H4z" />
      </button>
      <button
        ref={middle}
        type="button"
        className="play"
        aria-label={isOn ? pause : play}
        onClick={onToggle}
      >
        <Shape d={isOn ? 'M5 3h5v18H5zM14 3h5v18h-5z' : 'M6 3l15 9-15 9z'} />
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
  readonly isSingle: boolean;
  readonly onStop: () => void;
}

/** Renders the settings: pace, voice, and a pause after each sentence. */
export function Settings({ reading, view, isSingle, onStop }: SettingsProps) {
  const { pace, voice, offered, isAway } = view;
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
      <button type="button" aria-pressed={isSingle} onClick={() => reading.setSingle(!isSingle)}>
        {single}
      </button>
      {isAway && (
        <button type="button" onClick={reading.back}>
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
