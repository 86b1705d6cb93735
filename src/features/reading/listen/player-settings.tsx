import { listeningCopy } from '#content/copy/parts/reading.ts';
import type { Reading, ReadingView } from './open-reading.ts';
import { paceOf, paces } from './paces.ts';

interface SettingsProps {
  readonly reading: Reading;
  readonly view: ReadingView;
  readonly isSingle: boolean;
  readonly onStop: () => void;
}

const { pace: paceCopy, voice: voiceCopy, online, single, back, stop } = listeningCopy;

/** How it reads: pace, voice, and whether it waits after each sentence. */
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
