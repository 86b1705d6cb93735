interface PlacedWord {
  readonly word: string;
  /** Place of its first letter in the text. */
  readonly at: number;
}

/** Letters of scripts without spaces between words. */
const unspacedLetters = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}`;
export const unspaced = new RegExp(`[${unspacedLetters}]`, 'u');

/** Matches what may contain an address: no spaces and no letters of scripts without spaces. */
const run = new RegExp(String.raw`[^\s${unspacedLetters}]+`, 'gu');
const address = /^.+@.+|(?:https?:\/\/|www\.).+/i;
/** Matches what every address contains. Few texts have one, and looking for addresses is slow. */
export const mayContainAddress = /@|:\/\/|www\./i;

/** A number may contain commas and colons: "1,200", "8:30pm". */
const wordPattern =
  /(?:\p{N}+(?:[,:]\p{N}+)+[\p{L}\p{M}]*|[\p{L}\p{M}\p{N}]+)(?:[’'./-][\p{L}\p{M}\p{N}]+)*/gu;

/**
 * Finds words: runs of letters and digits, with hyphens or apostrophes in them ("13", "don’t",
 * "under-13s"), but no addresses.
 */
export function findWords(text: string): readonly PlacedWord[] {
  return splitWords(mayContainAddress.test(text) ? withoutAddresses(text) : text, wordPattern);
}

/** Replaces addresses by spaces, so that the words after them keep their places. */
function withoutAddresses(text: string): string {
  return text.replace(run, (found) => found.replace(address, ({ length }) => ' '.repeat(length)));
}

/** Splits a text into what a pattern matches. Scripts without spaces need `Intl.Segmenter`. */
export function splitWords(text: string, pattern: RegExp): readonly PlacedWord[] {
  if (unspaced.test(text) && 'Segmenter' in Intl) {
    const segments = new Intl.Segmenter(undefined, { granularity: 'word' }).segment(text);
    return [...segments]
      .filter(({ isWordLike }) => isWordLike)
      .map(({ segment, index }) => ({ word: segment, at: index }));
  }
  return [...text.matchAll(pattern)].map((match) => ({ word: match[0], at: match.index }));
}

export function countWords(text: string): number {
  return findWords(text).length;
}

/** Returns false for a text that this browser cannot divide into words. */
export function canFindWords(text: string): boolean {
  return typeof Intl.Segmenter !== 'undefined' || !unspaced.test(text);
}
