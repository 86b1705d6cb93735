import { listeningCopy } from '#content/copy/parts/reading.ts';
import type { Status } from './listening.ts';

const { problems, adding, hint } = listeningCopy;

interface ListenStatusProps {
  readonly status: Status;
  readonly lacksSpanish: boolean;
}

/** Explains why something is not being read; otherwise shows a hint. */
export function ListenStatus({ status, lacksSpanish }: ListenStatusProps) {
  const words = wordsFor(status) ?? (lacksSpanish ? problems.spanish : undefined);
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

function wordsFor(status: Status): string | undefined {
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
