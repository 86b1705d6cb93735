import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Speech, Voice } from '#platform/device/speech.ts';
import type { VoiceChoice } from './choose-voice.ts';
import {
  hasNoVoice,
  initialListening,
  isNoVoiceStatus,
  type Failure,
  type Listening,
  type ListenEvent,
  reduceListening,
} from './listening.ts';
import { silenceTimeoutMs, type Pace, rates } from './paces.ts';
import { applyPronunciations, type TextPlace } from './apply-pronunciations.ts';

interface ReaderDeps {
  readonly speech: Speech;
  readonly count: number;
  /** Returns the text of a sentence as the page shows it. */
  readonly textOf: (at: number) => string;
  readonly pronunciations: Readonly<Record<string, string>>;
  /** Called before each sentence, because voices and the network come and go. */
  readonly chooseVoice: (voices: readonly Voice[], at: number) => VoiceChoice;
  readonly pace: () => Pace;
  /** Called when the engine starts to speak a sentence, and when a child's turn begins. */
  readonly onSentence: (at: number) => void;
  readonly onWord: (place: TextPlace) => void;
}

export interface Reader {
  readonly state: StoreApi<Listening>;
  readonly dispatch: (event: ListenEvent) => void;
  /** Reads the list of voices again. */
  readonly refreshVoices: () => void;
  readonly stop: () => void;
}

/** Milliseconds in which voices may load; Firefox on Linux needs longer, and then fires an event. */
const voicesTimeoutMs = 5_000;
const voicesPollMs = 250;

/**
 * Reads a story sentence by sentence. `reduceListening` decides what to say. Each utterance has a generation, so late
 * events of an earlier one are ignored.
 */
export function createReader(deps: ReaderDeps, start: Partial<Listening> = {}): Reader {
  const { speech } = deps;
  const state = createStore<Listening>(() => ({ ...initialListening(deps.count), ...start }));
  let watch: ReturnType<typeof setTimeout> | undefined;
  let hasWaited = start.availability === 'none';

  function dispatch(event: ListenEvent): void {
    const before = state.getState();
    const reduced = reduceListening(before, event);
    const isVoiceSought = reduced.at !== before.at || event.type === 'play';
    const now = isVoiceSought ? seekVoice(reduced) : reduced;
    if (now === before) return;
    state.setState(now, true);
    if (now.generation === before.generation) return;
    clearTimeout(watch);
    if (now.status === 'starting') say(now);
    // A failed utterance is over. In Chromium, cancelling would silence another window that has interrupted it.
    else if (event.type !== 'failed') speech.cancel();
    if (now.status === 'turn') deps.onSentence(now.at);
  }

  /**
   * Looks for a missing voice again. The language of the next sentence may have one, and a voice may have become
   * available without an event before Play was pressed.
   */
  function seekVoice(now: Listening): Listening {
    const lacksVoice = isNoVoiceStatus(now.status) || (now.status === 'turn' && hasNoVoice(now));
    if (!lacksVoice) return now;
    const { availability } = deps.chooseVoice(speech.voices(), now.at);
    return reduceListening({ ...now, status: 'seeking' }, { type: 'availability', availability });
  }

  function refreshVoices(): void {
    const voices = speech.voices();
    const { availability } = deps.chooseVoice(voices, state.getState().at);
    // The list of voices may still be loading, so report a missing voice only after the wait.
    dispatch({
      type: 'availability',
      availability: availability === 'none' && !hasWaited ? 'unknown' : availability,
    });
  }

  function say({ at, generation }: Listening): void {
    const { availability, voice } = deps.chooseVoice(speech.voices(), at);
    if (!voice) return dispatch({ type: 'availability', availability });
    const rate = rates[deps.pace()];
    const spoken = applyPronunciations(deps.textOf(at), deps.pronunciations);
    const isNow = () => state.getState().generation === generation;
    const restartTimer = (ms: number) => {
      clearTimeout(watch);
      watch = setTimeout(dispatch, ms, { type: 'overdue', generation });
    };
    restartTimer(silenceTimeoutMs.start);
    const longest = silenceTimeoutMs.base + (spoken.text.length * silenceTimeoutMs.letter) / rate;
    speech.speak(
      { text: spoken.text, voice, rate },
      {
        onStart() {
          if (!isNow()) return;
          restartTimer(longest);
          dispatch({ type: 'started', generation });
          // The list of sentences may have changed since the engine got this one.
          deps.onSentence(state.getState().at);
        },
        onWord(from, length) {
          if (!isNow() || state.getState().status !== 'reading') return;
          restartTimer(longest);
          const place = spoken.place(from, length);
          if (place) deps.onWord(place);
        },
        onEnd: () => dispatch({ type: 'ended', generation }),
        onError: (code) => dispatch({ type: 'failed', generation, why: failureOf(code) }),
      },
    );
  }

  // The previous page or the empty utterance that unlocked the engine may still be speaking.
  speech.cancel();
  const undoVoices = speech.onVoices(refreshVoices);
  const asking = setInterval(refreshVoices, voicesPollMs);
  const waiting = setTimeout(() => {
    hasWaited = true;
    clearInterval(asking);
    refreshVoices();
  }, voicesTimeoutMs);
  refreshVoices();
  return {
    state,
    dispatch,
    refreshVoices,
    stop() {
      undoVoices();
      clearInterval(asking);
      clearTimeout(waiting);
      clearTimeout(watch);
      speech.cancel();
    },
  };
}

/** Maps an engine's error code to a reason for the visitor. */
function failureOf(code: string): Failure {
  if (code === 'interrupted' || code === 'canceled') return 'cut';
  if (code === 'not-allowed') return 'refused';
  return code === 'network' ? 'network' : 'other';
}
