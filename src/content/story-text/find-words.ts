interface WordPlace {
  readonly from: number;
  readonly to: number;
}

/** Letters of scripts without spaces between words. */
const unspacedLetters = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}`;
const unspaced = new RegExp(`[${unspacedLetters}]`, 'u');

/** Matches what may contain an address: no blanks and no letters of scripts without spaces. */
const run = new RegExp(String.raw`[^\s${unspacedLetters}]+`, 'gu');
const address = /^.+@.+|(?:https?:\/\/|www\.).+/i;

/** A number may contain commas and colons: "1,200", "8:30pm". */
const word =
  /(?:\p{N}+(?:[,:]\p{N}+)+[\p{L}\p{M}]*|[\p{L}\p{M}\p{N}]+)(?:[’'./-][\p{L}\p{M}\p{N}]+)*/gu;

/**
 * Finds words: runs of letters and digits, with hyphens or apostrophes in them ("13", "don’t",
 * "under-13s"), but no addresses. `Intl.Segmenter` divides scripts without spaces.
 */
export function findWords(text: string): readonly WordPlace[] {
  const bare = text.replace(run, (found) =>
    found.replace(address, ({ length }) => ' '.repeat(length)),
  );
  if (unspaced.test(text)) {
    const segments = new Intl.Segmenter(undefined, { granularity: 'word' }).segment(bare);
    return [...segments]
      .filter(({ isWordLike }) => isWordLike)
      .map(({ index, segment }) => placeOf(index, segment));
  }
  return [...bare.matchAll(word)].map(({ index, 0: found }) => placeOf(index, found));
}

export function countWords(text: string): number {
  return findWords(text).length;
}

/** Returns false for a text that this browser cannot divide into words. */
export function canFindWords(text: string): boolean {
  return typeof Intl.Segmenter !== 'undefined' || !unspaced.test(text);
}

function placeOf(from: number, { length }: string): WordPlace {
  return { from, to: from + length };
}
