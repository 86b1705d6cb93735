import { createStore, type StoreApi } from 'zustand/vanilla';
import { pronunciations } from '#content/words/pronunciations.ts';
import { browserSpeech, type Speech, type Voice } from '#platform/device/speech.ts';
import { isOnline, subscribeToNetworkStatus } from '#platform/network/network-status.ts';
import { onPageInactive } from '#platform/page/page-inactive.ts';
import { getPreference, setPreference } from '../preferences.ts';
import { showLineOf } from '../ruler/use-ruler.ts';
import { onShownText, shownText } from '../shown-text.ts';
import { chooseVoice, type VoiceChoice } from './choose-voice.ts';
import { createReader, type Reader } from './create-reader.ts';
import { createAutoScroll } from './auto-scroll.ts';
import { createHighlights } from './highlights.ts';
import { type PageSentence, pageSentences } from './page-sentences.ts';
import { type Pace, paceOf } from './paces.ts';
import { onSentencePress, watchKeys } from './player-events.ts';
import { markTurns } from './turn-marks.ts';
import { type Listening, modeOf, type ReadingMode } from './listening.ts';

/** State of the player, in addition to the reader's own state. */
export interface ReadingView {
  readonly pace: Pace;
  readonly voice: Voice | undefined;
  readonly offered: VoiceChoice['offered'];
  /** True if the reader has scrolled away from the sentence that is read. */
  readonly isAway: boolean;
  /** True if the Spanish shown is skipped, because no voice speaks it. */
  readonly lacksSpanish: boolean;
}

export interface Reading extends Omit<Reader, 'refreshVoices'> {
  readonly view: StoreApi<ReadingView>;
  readonly setPace: (pace: Pace) => void;
  readonly setVoice: (id: string) => void;
  readonly setMode: (mode: ReadingMode) => void;
  readonly back: () => void;
}

/**
 * Reads the shown text of a story aloud from the sentence in the address, each language with its
 * own voice. An open reading ruler follows the voice.
 */
export function openReading(
  findFoot: () => number,
  speech: Speech = browserSpeech(),
  start: Partial<Listening> = {},
): Reading {
  const view = createStore<ReadingView>(() => ({
    pace: paceOf(getPreference('pace')),
    voice: undefined,
    offered: [],
    isAway: false,
    lacksSpanish: false,
  }));
  let countedVoices = 0;
  let sentences = listSentences();
  const highlights = createHighlights();
  const autoScroll = createAutoScroll(findFoot, (isAway) => view.setState({ isAway }));
  const reader = createReader(
    {
      speech,
      count: sentences.length,
      textOf: (at) => sentences[at]?.text() ?? '',
      pronunciations,
      chooseVoice(voices, at) {
        if (voices.length !== countedVoices) queueMicrotask(followText);
        const choice = choose(voices, sentences[at]);
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
        if (autoScroll.isFollowing()) showLineOf(range);
      },
      onWord(place) {
        const { at } = reader.state.getState();
        const range = sentences[at]?.range(place);
        if (!range) return;
        highlights.word(range);
        autoScroll.showWord(range);
        if (autoScroll.isFollowing()) showLineOf(range);
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

  function choose(voices: readonly Voice[], sentence: PageSentence | undefined): VoiceChoice {
    // The nearest `lang` attribute gives the sentence's language.
    const { lang = '' } = sentence?.element.closest<HTMLElement>('[lang]') ?? {};
    const selectedId = getPreference(voicePreference(sentence));
    return chooseVoice({ voices, lang, selectedId, isOnline: isOnline() });
  }

  /** Lists the sentences shown, without Spanish if no voice of this device speaks it. */
  function listSentences(): readonly PageSentence[] {
    const column = shownText();
    const all = column ? pageSentences(column) : [];
    const voices = speech.voices();
    countedVoices = voices.length;
    const spanish = all.find(({ isTranslation }) => isTranslation);
    const lacksSpanish =
      spanish !== undefined && voices.length > 0 && choose(voices, spanish).availability === 'none';
    view.setState({ lacksSpanish });
    return lacksSpanish ? all.filter(({ isTranslation }) => !isTranslation) : all;
  }

  function followText(): void {
    const current = sentences[reader.state.getState().at]?.element;
    sentences = listSentences();
    const isCurrentShown = sentences.some(({ element }) => element === current);
    if (!isCurrentShown) highlights.clear();
    const at = sentences.findIndex(({ element }) =>
      isCurrentShown ? element === current : current && isAfter(element, current),
    );
    // After another text was chosen, and after the last sentence, it starts from the beginning.
    reader.dispatch({
      type: 'text',
      at: Math.max(0, at),
      count: sentences.length,
      isCurrentShown,
    });
  }

  function show({ voice, offered }: VoiceChoice): void {
    const before = view.getState();
    const isSame =
      voice?.id === before.voice?.id &&
      offered.length === before.offered.length &&
      offered.every(({ id }, index) => id === before.offered[index]?.id);
    if (!isSame) view.setState({ voice, offered });
  }

  const cleanups = [
    reader.stop,
    autoScroll.stop,
    highlights.clear,
    onPageInactive(() => reader.dispatch({ type: 'pause' })),
    subscribeToNetworkStatus(reader.refreshVoices),
    watchKeys(reader),
    onSentencePress(
      () => sentences,
      (at) => {
        const now = reader.state.getState();
        const isOver = now.status === 'turn' && now.at === at;
        reader.dispatch(isOver ? { type: 'play' } : { type: 'go', at });
      },
    ),
    markTurns(() => sentences, reader.state),
    onShownText(followText),
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
      setPreference(voicePreference(sentences[reader.state.getState().at]), id);
      reader.refreshVoices();
      reader.dispatch({ type: 'changed' });
    },
    setMode(mode) {
      setPreference('mode', mode === 'on' ? undefined : mode);
      reader.dispatch({ type: 'mode', mode });
    },
    back: autoScroll.resume,
    stop: () => cleanups.forEach((cleanup) => cleanup()),
  };
}

function isAfter(element: Node, other: Node): boolean {
  return (other.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
}

/** Returns the name of the preference that stores the voice of a language. */
function voicePreference(sentence: PageSentence | undefined): 'voice' | 'voice-es' {
  return sentence?.isTranslation ? 'voice-es' : 'voice';
}
