import type { Voice } from '#platform/device/speech.ts';
import type { VoiceAvailability } from './listening.ts';

interface VoicesAsked {
  readonly voices: readonly Voice[];
  /** The page's language, as `en-GB`. */
  readonly lang: string;
  /** What the visitor has chosen, if anything. */
  readonly chosen: string | undefined;
  readonly isOnline: boolean;
}

export interface VoiceChoice {
  readonly availability: Exclude<VoiceAvailability, 'unknown'>;
  /** With which to read; there is one if the availability is `ready`. */
  readonly voice?: Voice;
  /** What to choose from, best first. */
  readonly offered: readonly Voice[];
}

/** More than anybody looks through. */
const most = 24;

/** Toys of macOS, and voices that are there for want of better ones. */
const odd =
  /^(Albert|Bad News|Bahh|Bells|Boing|Bubbles|Cellos|Deranged|Eddy|Flo|Fred|Good News|Grandma|Grandpa|Hysterical|Jester|Junior|Kathy|Organ|Pipe Organ|Princess|Ralph|Reed|Rocko|Sandy|Shelley|Superstar|Trinoids|Whisper|Wobble|Zarvox)\b/;
/** speech-dispatcher offers each voice of espeak in a hundred disguises. */
const disguised = /\+/;

/**
 * Voices of the page's language only; on this device before those that do not say where they speak,
 * and one that needs internet only if it was chosen.
 */
export function chooseVoice({ voices, lang, chosen, isOnline }: VoicesAsked): VoiceChoice {
  const spoken = offerable(voices, lang);
  const offered = spoken.slice(0, most);
  const own = voices.find(({ id, lang: its }) => id === chosen && isOf(its, lang));
  if (own && (own.place !== 'online' || isOnline)) {
    const isOffered = offered.some(({ id }) => id === own.id);
    return { availability: 'ready', voice: own, offered: isOffered ? offered : [own, ...offered] };
  }
  const [voice] = spoken.filter(({ place }) => place !== 'online');
  if (voice) return { availability: 'ready', voice, offered };
  if (spoken.length === 0) return { availability: 'none', offered };
  return { availability: isOnline ? 'not-selected' : 'offline', offered };
}

function offerable(voices: readonly Voice[], lang: string): readonly Voice[] {
  const same = voices.filter((voice) => isOf(voice.lang, lang));
  const plain = same.filter(({ name }) => !odd.test(name) && !disguised.test(name));
  const rank = (voice: Voice) =>
    ['device', 'unstated', 'online'].indexOf(voice.place) * 8 +
    (voice.lang.toLowerCase() === lang.toLowerCase() ? 0 : 4) +
    (voice.isDefault ? 0 : 2);
  const seen = new Set<string>();
  return (plain.length > 0 ? plain : same)
    .filter(({ id }) => !seen.has(id) && seen.add(id))
    .sort((one, other) => rank(one) - rank(other));
}

/** The same language, of whatever country. */
function isOf(its: string, lang: string): boolean {
  const [first = ''] = lang.toLowerCase().split('-');
  return its.toLowerCase().split('-')[0] === first;
}
