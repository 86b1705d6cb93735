import type { Voice } from '#platform/device/speech.ts';
import type { VoiceAvailability } from './listening.ts';

interface ChooseVoiceOptions {
  readonly voices: readonly Voice[];
  /** The sentence's language, such as `en-GB`. */
  readonly lang: string;
  /** Id of the selected voice, if any. */
  readonly selectedId: string | undefined;
  readonly isOnline: boolean;
}

export interface VoiceChoice {
  readonly availability: Exclude<VoiceAvailability, 'unknown'>;
  /** Voice to read with; defined if `availability` is `ready`. */
  readonly voice?: Voice;
  /** Voices to choose from, best first. */
  readonly offered: readonly Voice[];
}

/** Number of best voices to offer, besides the selected one. */
const maxOffered = 24;

/** Novelty voices of macOS, and low-quality fallback voices. */
const noveltyVoices =
  /^(Albert|Bad News|Bahh|Bells|Boing|Bubbles|Cellos|Deranged|Eddy|Flo|Fred|Good News|Grandma|Grandpa|Hysterical|Jester|Junior|Kathy|Organ|Pipe Organ|Princess|Ralph|Reed|Rocko|Sandy|Shelley|Superstar|Trinoids|Whisper|Wobble|Zarvox)\b/;
/** speech-dispatcher offers a hundred variants of each espeak voice, with `+` in their names. */
const espeakVariant = /\+/;

/**
 * Chooses among the voices of the sentence's language: on-device voices first, then those that do
 * not say where they run. A voice that needs internet is used only if it was selected.
 */
export function chooseVoice({
  voices,
  lang,
  selectedId,
  isOnline,
}: ChooseVoiceOptions): VoiceChoice {
  const spoken = offerable(voices, lang);
  const offered = spoken.slice(0, maxOffered);
  const selected = voices.find((voice) => voice.id === selectedId && canSpeak(voice.lang, lang));
  if (selected && (selected.place !== 'online' || isOnline)) {
    const isOffered = offered.some(({ id }) => id === selectedId);
    return {
      availability: 'ready',
      voice: selected,
      offered: isOffered ? offered : [selected, ...offered],
    };
  }
  const voice = spoken.find(({ place }) => place !== 'online');
  if (voice) return { availability: 'ready', voice, offered };
  if (spoken.length === 0) return { availability: 'none', offered };
  return { availability: isOnline ? 'not-selected' : 'offline', offered };
}

function offerable(voices: readonly Voice[], lang: string): readonly Voice[] {
  const same = voices.filter((voice) => canSpeak(voice.lang, lang));
  const plain = same.filter(({ name }) => !noveltyVoices.test(name) && !espeakVariant.test(name));
  const rank = (voice: Voice) =>
    (voice.lang === '' ? 32 : 0) +
    ['device', 'unstated', 'online'].indexOf(voice.place) * 8 +
    (voice.lang.toLowerCase() === lang.toLowerCase() ? 0 : 4) +
    (voice.isDefault ? 0 : 2);
  const seen = new Set<string>();
  return (plain.length > 0 ? plain : same)
    .filter(({ id }) => !seen.has(id) && seen.add(id))
    .sort((one, other) => rank(one) - rank(other));
}

/** Compares two languages without their regions. A voice that names no language may speak any. */
function canSpeak(voiceLang: string, lang: string): boolean {
  return voiceLang === '' || languageOf(voiceLang) === languageOf(lang);
}

/** Returns `en` for `en-GB`, `eng-US-f000` (Firefox on Android) and `en_GB`. */
function languageOf(tag: string): string | undefined {
  const [first = ''] = tag.split(/[-_]/);
  try {
    return Intl.getCanonicalLocales(first)[0];
  } catch {
    // Not a language tag, but for example the name of a language.
    return first.toLowerCase();
  }
}
