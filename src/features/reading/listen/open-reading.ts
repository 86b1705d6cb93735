import { createStore, type StoreApi } from 'zustand/vanilla';
import { pronunciations } from '#content/words/pronunciations.ts';
import { browserSpeech, type Speech, type Voice } from '#platform/device/speech.ts';
import { isOnline, subscribeToNetworkStatus } from '#platform/network/network-status.ts';
import { onPageInactive } from '#platform/page/page-inactive.ts';
import { getPreference, setPreference } from '../preferences.ts';
import { showLineOf } from '../ruler/use-ruler.ts';
import { chooseVoice, type VoiceChoice } from './choose-voice.ts';
import { createReader, type Reader } from './create-reader.ts';
import { createAutoScroll } from './auto-scroll.ts';
import { createHighlights } from './highlights.ts';
import { pageSentences } from './page-sentences.ts';
import { type Pace, paceOf } from './paces.ts';
import { onSentencePress, watchKeys } from './player-events.ts';
import { markTurns } from './turn-marks.ts';
import { type Listening, modeOf, type ReadingMode } from './listening.ts';

/** State of the player, beside the reader's own. */
export interface ReadingView {
  readonly pace: Pace;
  readonly voice: Voice | undefined;
  readonly offered: VoiceChoice['offered'];
  /** True if the reader has scrolled away from the sentence that is read. */
  readonly isAway: boolean;
}

export interface Reading extends Omit<Reader, 'refreshVoices'> {
  readonly view: StoreApi<ReadingView>;
  readonly setPace: (pace: Pace) => void;
  readonly setVoice: (id: string) => void;
  readonly setMode: (mode: ReadingMode) => void;
  readonly back: () => void;
}

/** Reads a story aloud, starting at the sentence in the address. An open reading ruler follows the voice. */
export function openReading(
  text: HTMLElement,
  findFoot: () => number,
  speech: Speech = browserSpeech(),
  start: Partial<Listening> = {},
): Reading {
  const sentences = pageSentences(text);
  const view = createStore<ReadingView>(() => ({
    pace: paceOf(getPreference('pace')),
    voice: undefined,
    offered: [],
    isAway: false,
  }));
  const highlights = createHighlights();
  const autoScroll = createAutoScroll(findFoot, (isAway) => view.setState({ isAway }));
  const reader = createReader(
    {
      speech,
      count: sentences.length,
      textOf: (at) => sentences[at]?.text() ?? '',
      pronunciations,
      chooseVoice(voices) {
        // A story in another language says so itself.
        const lang = text.closest<HTMLElement>('[lang]')?.lang ?? '';
        const choice = chooseVoice({
          voices,
          lang,
          chosen: getPreference('voice'),
          isOnline: isOnline(),
        });
        show(choice);
        return choice;
      },
      pace: () => view.getState().pace,
      onSentence(at) {
        const sentence = sentences[at];
        if (!sentence) return;
        const range = sentence.range();
        highlights.sentence(sentence.element, range);
        autoScroll.scrollTo(range);
        showLineOf(range);
      },
      onWord(place) {
        const { at } = reader.state.getState();
        const range = sentences[at]?.range(place);
        if (!range) return;
        highlights.word(range);
        showLineOf(range);
      },
    },
    {
      at: Math.max(
        0,
        sentences.findIndex(({ element }) => `#${element.id}` === location.hash),
      ),
      mode: modeOf(getPreference('mode')),
      ...start,
    },
  );

  function show({ voice, offered }: VoiceChoice): void {
    const before = view.getState();
    const isSame =
      voice?.id === before.voice?.id &&
      offered.length === before.offered.length &&
      offered.every(({ id }, at) => id === before.offered[at]?.id);
    if (!isSame) view.setState({ voice, offered });
  }

  const undo = [
    reader.stop,
    autoScroll.stop,
    highlights.clear,
    onPageInactive(() => reader.dispatch({ type: 'pause' })),
    subscribeToNetworkStatus(reader.refreshVoices),
    watchKeys(reader),
    onSentencePress(text, sentences, (at) => {
      const now = reader.state.getState();
      const isOver = now.status === 'turn' && now.at === at;
      reader.dispatch(isOver ? { type: 'play' } : { type: 'go', at });
    }),
    markTurns(sentences, reader.state),
    reader.state.subscribe(({ status }) => status === 'ended' && highlights.clear()),
  ];
  return {
    state: reader.state,
    dispatch: reader.dispatch,
    view,
    setPace(pace) {
      setPreference('pace', pace === 'steady' ? undefined : pace);
      view.setState({ pace });
      reader.dispatch({ type: 'changed' });
    },
    setVoice(id) {
      setPreference('voice', id);
      reader.refreshVoices();
      reader.dispatch({ type: 'changed' });
    },
    setMode(mode) {
      setPreference('mode', mode === 'on' ? undefined : mode);
      reader.dispatch({ type: 'mode', mode });
    },
    back: autoScroll.resume,
    stop: () => undo.forEach((one) => one()),
  };
}
