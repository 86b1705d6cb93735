import { listeningCopy } from '#content/copy/parts/reading.ts';
import { canSpeak } from '#platform/device/speech.ts';
import { FootBar } from '../foot-bar.tsx';
import { createClose, type ToolPlace } from '../tool.ts';
import { ListenPlayer } from './listen-player.tsx';
import { pageSentences } from './page-sentences.ts';

const { region, problems, stop } = listeningCopy;

/** Opens the player and starts reading, or explains why this browser cannot. */
export function openListen(place: ToolPlace): void {
  const { text, show } = place;
  const onStop = createClose(place);
  const why = canSpeak() ? undefined : problems.unable;
  const cannot = pageSentences(text).length === 0 ? problems.empty : why;
  show(
    cannot ? (
      <Unable words={cannot} onStop={onStop} />
    ) : (
      <ListenPlayer text={text} onStop={onStop} />
    ),
  );
}

function Unable({ words, onStop }: { readonly words: string; readonly onStop: () => void }) {
  return (
    <FootBar label={region}>
      <div>
        <p role="alert">{words}</p>
        <button type="button" onClick={onStop}>
          {stop}
        </button>
      </div>
    </FootBar>
  );
}
