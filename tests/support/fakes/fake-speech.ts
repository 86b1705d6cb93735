import type { Speech, UtteranceHandlers, Utterance, Voice } from '#platform/device/speech.ts';

export interface FakeSpeech extends Speech {
  /** Every utterance, first to last. */
  readonly said: { readonly utterance: Utterance; readonly handlers: UtteranceHandlers }[];
  readonly silenced: () => number;
  /** Returns the last utterance. */
  readonly last: () => { readonly utterance: Utterance; readonly handlers: UtteranceHandlers };
  readonly setVoices: (voices: readonly Voice[]) => void;
}

/** Creates a speech engine that records utterances; the test calls their handlers. */
export function fakeSpeech(voices: readonly Voice[] = []): FakeSpeech {
  const said: { utterance: Utterance; handlers: UtteranceHandlers }[] = [];
  const watchers = new Set<() => void>();
  let now = voices;
  let silenced = 0;
  return {
    said,
    silenced: () => silenced,
    last() {
      const last = said.at(-1);
      if (!last) throw new Error('Nothing was said');
      return last;
    },
    setVoices(next) {
      now = next;
      for (const watcher of watchers) watcher();
    },
    voices: () => now,
    onVoices(onChange) {
      watchers.add(onChange);
      return () => watchers.delete(onChange);
    },
    speak: (utterance, handlers) => void said.push({ utterance, handlers }),
    cancel: () => void (silenced += 1),
  };
}

export function voice(name: string, changes: Partial<Voice> = {}): Voice {
  return { id: name, name, lang: 'en-GB', isDefault: false, place: 'device', ...changes };
}
