import type { Speech, UtteranceHandlers, Utterance, Voice } from '#platform/device/speech.ts';

/** Creates a speech engine that records utterances; the test calls their handlers. */
export function fakeSpeech(voices: readonly Voice[] = []) {
  const said: { utterance: Utterance; handlers: UtteranceHandlers }[] = [];
  const watchers = new Set<() => void>();
  let now = voices;
  let silenced = 0;
  const speech: Speech = {
    voices: () => now,
    onVoices(onChange) {
      watchers.add(onChange);
      return () => watchers.delete(onChange);
    },
    speak: (utterance, handlers) => void said.push({ utterance, handlers }),
    cancel: () => void (silenced += 1),
  };
  return {
    ...speech,
    /** Every utterance, first to last. */
    said,
    silenced: () => silenced,
    last() {
      const last = said.at(-1);
      if (!last) throw new Error('Nothing was said');
      return last;
    },
    /** With `isAnnounced` false, as engines without the event do. */
    setVoices(next: readonly Voice[], isAnnounced = true) {
      now = next;
      if (isAnnounced) for (const watcher of watchers) watcher();
    },
  };
}

export function voice(name: string, changes: Partial<Voice> = {}): Voice {
  return { id: name, name, lang: 'en-GB', isDefault: false, place: 'device', ...changes };
}
