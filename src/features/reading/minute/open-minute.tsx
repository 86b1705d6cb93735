import { minuteCopy } from '#content/copy/parts/minute.ts';
import { canFindWords } from '#content/story-text/find-words.ts';
import { FootBar } from '../foot-bar.tsx';
import { pageSentences } from '../listen/page-sentences.ts';
import { createClose, type ToolPlace } from '../tool.ts';
import { MinuteBar } from './minute-bar.tsx';

const { region, unable, close } = minuteCopy;

/** Opens the bar of the timed minute, or explains why no words can be counted. */
export function openMinute(place: ToolPlace): void {
  const onClose = createClose(place);
  const sentences = pageSentences(place.text);
  const canCount = sentences.every(({ text }) => canFindWords(text()));
  place.show(
    canCount && sentences.length > 0 ? (
      <MinuteBar text={place.text} onClose={onClose} />
    ) : (
      <FootBar label={region}>
        <div>
          <p role="alert">{canCount ? unable.empty : unable.words}</p>
          <button type="button" onClick={onClose}>
            {close}
          </button>
        </div>
      </FootBar>
    ),
  );
}
