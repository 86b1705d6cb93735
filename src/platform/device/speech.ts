export interface Voice {
  /** Small letters and digits; the same at the next visit, if the device still has the voice. */
  readonly id: string;
  readonly name: string;
  /** BCP 47, whatever the device writes. */
  readonly lang: string;
  readonly isDefault: boolean;
  /** Where it speaks: on this device, at its maker's (`online`), or the engine does not say. */
  readonly place: 'device' | 'online' | 'unstated';
}

export interface Utterance {
  readonly text: string;
  readonly voice: Voice;
  /** 1 is as the voice speaks by itself. */
  readonly rate: number;
}

/** What the engine tells of one utterance; after `cancel` it may tell any of it, or nothing. */
export interface UtteranceHandlers {
  onStart(): void;
  /** A word begins, in the text that was given; without a length where the engine tells none. */
  onWord(from: number, length: number | undefined): void;
  onEnd(): void;
  onError(code: string): void;
}

export interface Speech {
  voices(): readonly Voice[];
  onVoices(onChange: () => void): () => void;
  /** Silences what was said before. */
  speak(utterance: Utterance, handlers: UtteranceHandlers): void;
  cancel(): void;
}

export function canSpeak(): boolean {
  return 'speechSynthesis' in window && 'SpeechSynthesisUtterance' in window;
}

/**
 * The browser's voices. Its `pause` is never called: Android ends the utterance, Firefox reads on, and
 * behind Linux's speech-dispatcher Chromium never speaks again.
 */
export function browserSpeech(): Speech {
  const { speechSynthesis: engine } = window;
  /** Held: events of an utterance that was collected as garbage never come. */
  let last: SpeechSynthesisUtterance | undefined;
  return {
    voices: () => engine.getVoices().map(toVoice),
    onVoices(onChange) {
      // Safari's engine is no EventTarget before 16.
      const from = 'addEventListener' in engine ? engine : undefined;
      from?.addEventListener('voiceschanged', onChange);
      return () => from?.removeEventListener('voiceschanged', onChange);
    },
    speak({ text, voice, rate }, handlers) {
      const found = engine.getVoices().find((one) => toVoice(one).id === voice.id);
      const said = new SpeechSynthesisUtterance(text);
      last = said;
      if (found) said.voice = found;
      // Android goes by the language, whatever the voice.
      said.lang = voice.lang;
      said.rate = rate;
      said.onstart = () => last === said && handlers.onStart();
      said.onboundary = ({ name, charIndex, charLength }) =>
        last === said && name === 'word' && handlers.onWord(charIndex, charLength);
      said.onend = () => last === said && handlers.onEnd();
      said.onerror = ({ error }) => last === said && handlers.onError(error);
      engine.cancel();
      engine.speak(said);
    },
    cancel() {
      last = undefined;
      engine.cancel();
    },
  };
}

function toVoice(voice: SpeechSynthesisVoice): Voice {
  const { voiceURI, name, lang, default: isDefault } = voice;
  return {
    id: shortened(`${voiceURI} ${name} ${lang}`),
    name,
    lang: lang.replace('_', '-'),
    isDefault,
    place: placeOf(voice),
  };
}

/**
 * WebKitGTK calls its own voices remote and gives them no address. Firefox, which has none but the
 * device's, calls those of Linux remote too.
 */
function placeOf({ localService, voiceURI }: SpeechSynthesisVoice): Voice['place'] {
  if (typeof localService !== 'boolean') return 'unstated';
  if (localService) return 'device';
  return voiceURI === '' || voiceURI.startsWith('urn:moz-tts:') ? 'unstated' : 'online';
}

/** FNV-1a: a few letters instead of an address. */
function shortened(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}
