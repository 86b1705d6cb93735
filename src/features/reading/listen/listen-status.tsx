import { listeningCopy } from '#content/copy/parts/reading.ts';
import { hasNoVoice, type Listening, type Status } from './listening.ts';
import { readerName } from './turn-marks.ts';

const { problems, adding, hint } = listeningCopy;

interface ListenStatusProps {
  readonly state: Listening;
  readonly lacksSpanish: boolean;
}

/** Says whose turn it is, or explains why something is not being read; otherwise shows a hint. */
export function ListenStatus({ state, lacksSpanish }: ListenStatusProps) {
  const { status } = state;
  const problem = status === 'turn' ? turnWords(state) : wordsFor(status);
  const words = problem ?? (lacksSpanish ? problems.spanish : undefined);
  const lacksVoice = status === 'none' || status === 'not-selected' || status === 'offline';
  return (
    <>
      <p role="status">{words}</p>
      {words === undefined && <p className="hint">{hint}</p>}
      {lacksVoice && (
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
