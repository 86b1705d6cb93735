interface Spoken {
  /** Text for the speech engine. */
  readonly text: string;
  /** Maps a word that the engine begins to its place in the page's text; undefined for none. */
  place(from: number, length: number | undefined): TextPlace | undefined;
}

export interface TextPlace {
  readonly from: number;
  readonly to: number;
}

interface Change {
  /** Range in the spoken text. */
  readonly from: number;
  readonly to: number;
  /** Range in the page's text. */
  readonly place: TextPlace;
}

/** Engines spell "https://" letter by letter, so it is left out. */
const scheme = 'https?://(?:www\\.)?';
const letter = /^[\p{L}\p{N}]/u;
const letterBefore = /[\p{L}\p{N}]$/u;
const noLetter = '(?![\\p{L}\\p{N}])';
const wordHere = /^[\p{L}\p{M}\p{N}'’-]+/u;

/** Replaces words that engines mispronounce, and maps places in the spoken text back to the page. */
export function applyPronunciations(text: string, words: Readonly<Record<string, string>>): Spoken {
  const changes: Change[] = [];
  let spoken = '';
  let last = 0;
  for (const match of text.matchAll(pattern(words))) {
    const [found] = match;
    // Safari before 16.4 has no lookbehind.
    if (letter.test(found) && letterBefore.test(text.slice(0, match.index))) continue;
    const to = match.index + found.length;
    spoken += text.slice(last, match.index);
    const from = spoken.length;
    spoken += words[found] ?? '';
    changes.push({ from, to: spoken.length, place: { from: match.index, to } });
    last = to;
  }
  spoken += text.slice(last);
  return {
    text: spoken,
    place(from, length) {
      const word = wordHere.exec(spoken.slice(Math.max(0, from)))?.[0];
      // An offset between words or beyond the text.
      if (from < 0 || word === undefined) return undefined;
      const inside = changes.find((change) => change.from <= from && from < change.to);
      if (inside) return inside.place;
      const shift = changes
        .filter((change) => change.to <= from)
        .reduce((sum, { from: at, to, place }) => sum + place.to - place.from - (to - at), 0);
      const long = length !== undefined && length > 0 ? Math.min(length, word.length) : word.length;
      return { from: from + shift, to: from + shift + long };
    },
  };
}

function pattern(words: Readonly<Record<string, string>>): RegExp {
  const longestFirst = Object.keys(words)
    .sort((one, other) => other.length - one.length)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&'));
  const ended = longestFirst.map((word) => (letterBefore.test(word) ? `${word}${noLetter}` : word));
  return new RegExp([scheme, ...ended].join('|'), 'gu');
}
