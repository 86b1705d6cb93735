import { listeningCopy } from '#content/copy/parts/reading.ts';
import { canSpeak } from '#platform/device/speech.ts';
import type { ToolPlace } from '../tool.ts';
import { ListenPlayer } from './listen-player.tsx';
import { pageSentences } from './page-sentences.ts';
import { Player } from './player.ts';

const { region, problems, stop } = listeningCopy;

/** Opens the player and starts reading, or explains why this browser cannot. */
export function openListen({ text, show }: ToolPlace): void {
  const opener = document.activeElement;
  const onStop = () => {
    show(undefined);
    // Unmounting removes the pressed button, and the focus with it.
    if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
  };
  const why = canSpeak() ? undefined : problems.unable;
  const cannot = pageSentences(text).length === 0 ? problems.empty : why;
  show(cannot ? <Unable words={cannot} onStop={onStop} /> : <ListenPlayer onStop={onStop} />);
}

function Unable({ words, onStop }: { readonly words: string; readonly onStop: () => void }) {
  return (
    <Player role="region" aria-label={region}>
      <div>
        <p role="alert">{words}</p>
        <button type="button" onClick={onStop}>
          {stop}
        </button>
      </div>
    </Player>
  );
}
