import { listeningCopy } from '#content/copy/parts/reading.ts';
import { canSpeak } from '#platform/device/speech.ts';
import { FootBar } from '../foot-bar.tsx';
import { createClose, type ToolPlace } from '../tool.ts';
import { ListenPlayer } from './listen-player.tsx';
import { pageSentences } from './page-sentences.ts';

const { region, problems, turns, stop } = listeningCopy;

/** Opens the player and starts reading, or explains why this browser cannot. */
export function openListen(place: ToolPlace): void {
  const { text, show } = place;
  const onStop = createClose(place);
  if (pageSentences(text).length === 0)
    return show(<UnavailableBar words={problems.empty} onStop={onStop} />);
  if (canSpeak()) return show(<ListenPlayer onStop={onStop} />);
  const onTakeTurns = () => show(<ListenPlayer isSilent onStop={onStop} />);
  show(<UnavailableBar words={problems.unable} onTakeTurns={onTakeTurns} onStop={onStop} />);
}

interface UnavailableBarProps {
  readonly words: string;
  /** Opens the player without a voice, in which two children take turns. */
  readonly onTakeTurns?: () => void;
  readonly onStop: () => void;
}

function UnavailableBar({ words, onTakeTurns, onStop }: UnavailableBarProps) {
  return (
    <FootBar label={region}>
      <div>
        <p role="alert">{words}</p>
        <div className="how">
          {onTakeTurns && (
            <button type="button" onClick={onTakeTurns}>
              {turns.without}
            </button>
          )}
          <button type="button" onClick={onStop}>
            {stop}
          </button>
        </div>
      </div>
    </FootBar>
  );
}
