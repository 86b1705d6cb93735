export interface Voice {
  /** Lower-case letters and digits; stable across visits while the device has the voice. */
  readonly id: string;
  readonly name: string;
  /** BCP 47 tag, normalised. */
  readonly lang: string;
  readonly isDefault: boolean;
  /** Place of the synthesis: this device, a server (`online`), or unknown. */
  readonly place: 'device' | 'online' | 'unstated';
}

export interface Utterance {
  readonly text: string;
  readonly voice: Voice;
  /** Speed; 1 is the voice's normal speed. */
  readonly rate: number;
}

/** Events of one utterance; none comes after `cancel` or a later `speak`. */
export interface UtteranceHandlers {
  onStart(): void;
  /** Called when a word begins, with its place in the given text; some engines give no length. */
  onWord(from: number, length: number | undefined): void;
  onEnd(): void;
  onError(code: string): void;
}

export interface Speech {
  voices(): readonly Voice[];
  onVoices(onChange: () => void): () => void;
  /** Speaks the utterance, and cancels an earlier one. */
  speak(utterance: Utterance, handlers: UtteranceHandlers): void;
  cancel(): void;
}

/** Tries the speech engine: extensions for privacy and some browsers leave one that is empty or throws. */
export function canSpeak(): boolean {
  try {
    const engine = browserSpeech();
    engine.voices();
    engine.cancel();
    return typeof SpeechSynthesisUtterance === 'function';
  } catch {
    return false;
  }
}

/** Fallback for a browser without a speech engine. */
export const noSpeech: Speech = {
  voices: () => [],
  onVoices: () => () => undefined,
  speak: () => undefined,
  cancel: () => undefined,
};

/**
 * Returns the browser's speech engine. Its `pause` is never called: Android ends the utterance, Firefox reads
 * on, and with Linux's speech-dispatcher Chromium never speaks again.
 */
export function browserSpeech(): Speech {
  const { speechSynthesis: engine } = window;
  /** A reference, because an utterance that is garbage-collected fires no events. */
  let last: SpeechSynthesisUtterance | undefined;
  return {
    voices: () => engine.getVoices().map(toVoice),
    onVoices(onChange) {
      // Before Safari 16 the engine is no EventTarget.
      const from = 'addEventListener' in engine ? engine : undefined;
      from?.addEventListener('voiceschanged', onChange);
      return () => from?.removeEventListener('voiceschanged', onChange);
    },
    speak({ text, voice, rate }, handlers) {
      const said = new SpeechSynthesisUtterance(text);
      last = said;
      // Android chooses by the language and ignores the voice.
      said.lang = voice.lang;
      said.rate = rate;
      said.onstart = () => last === said && handlers.onStart();
      said.onboundary = ({ name, charIndex, charLength }) =>
        last === said && name === 'word' && handlers.onWord(charIndex, charLength);
      said.onend = () => last === said && handlers.onEnd();
      said.onerror = ({ error }) => last === said && handlers.onError(error);
      engine.cancel();
      try {
        const found = engine.getVoices().find((one) => toVoice(one).id === voice.id);
        if (found) said.voice = found;
        engine.speak(said);
      } catch {
        handlers.onError('synthesis-failed');
      }
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
    // Some engines have voices without a language.
    lang: String(lang).replace('_', '-'),
    isDefault,
    place: placeOf(voice),
  };
}

/**
 * Returns where a voice is synthesised. WebKitGTK calls its own voices remote and gives them no URI. Firefox,
 * which only has voices of the device, calls those of Linux remote.
 */
function placeOf({ localService, voiceURI }: SpeechSynthesisVoice): Voice['place'] {
  if (typeof localService !== 'boolean') return 'unstated';
  if (localService) return 'device';
  return voiceURI === '' || voiceURI.startsWith('urn:moz-tts:') ? 'unstated' : 'online';
}

/** Hashes a text with FNV-1a, for a short id. */
function shortened(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}
