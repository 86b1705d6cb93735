import { cutAtWord } from '#content/words/cut-at-word.ts';

/** Returns the number of lines that a text takes, with `letters` average letters on each. */
export function linesOf(text: string, letters: number): number {
  return Math.max(1, Math.ceil(textWidth(text) / letters));
}

/** Letters of Chinese, Japanese and Korean. */
const wideLetter = /[\u1100-\u11ff\u2e80-\ua4cf\uac00-\ud7ff\uf900-\ufaff\uff00-\uff60]/g;

/** Width of such a letter, which is 1 `em`, in average letters, which are 0.45 `em`. */
const wideWidth = 2.2;

/** Returns the width of a text in average letters. */
function textWidth(text: string): number {
  const wide = text.match(wideLetter)?.length ?? 0;
  return text.length + wide * (wideWidth - 1);
}

/** Letters of the longest word that a cut leaves out as a whole; longer words are cut inside. */
const longestWord = 30;

/** Returns the text, or as many of its first words as fit, with an ellipsis. */
export function cutToFit(text: string, letters: number): string {
  if (textWidth(text) <= letters) return text;
  let end = Math.min(text.length, letters);
  while (textWidth(text.slice(0, end)) > letters) end -= 1;
  return cutAtWord(text, end, Math.max(0, end - longestWord));
}
