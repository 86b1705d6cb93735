import { type Diagnostic, quoted } from '#content/checks/content-issue.ts';

/**
 * Normalizes one line of an author's file: composed letters (NFC), ordinary spaces and hyphens, no
 * invisible characters, no ® (decision 1). Soft line breaks, such as the vertical tab of Word, become `\n`.
 */
export function normalizeText(text: string): string {
  return text
    .replace(/[\v\f\u2028\u2029]/g, '\n')
    .replace(/[\u0080-\u009F]/g, fromWindows)
    .replace(/[\uF0A7\uF0B7]/g, '•')
    .normalize('NFC')
    .replace(/[\uFB00-\uFB06]/g, (ligature) => ligature.normalize('NFKC'))
    .replace(/[\u2010\u2011]/g, '-')
    .replace(/[\t\u1680\u2000-\u200A\u205F\u3000]|(?<!«)[\u00A0\u202F](?!\s*[?!;:»%])/g, ' ')
    .replace(/®\uFE0F?/g, '')
    .replace(invisible, '')
    .replace(directionOverride, '')
    .replace(unassigned, '')
    .replace(/[\u200E\u200F]/g, (mark) => (rightToLeft.test(text) ? mark : ''));
}

/**
 * Control characters, noncharacters (some PDF viewers copy a hyphen at the end of a line as
 * U+FFFE), soft hyphens, fillers and zero-width characters. Joiners are kept after letters of
 * scripts that need them and after emoji, and tag characters after a black flag.
 */
const invisible = new RegExp(
  [
    String.raw`[\0-\x08\x0E-\x1F\x7F-\x9F\u00AD\u034F\u115F\u1160\u180E\u2060-\u2064\u206A-\u206F\u3164\uFEFF\uFFA0\uFFF9-\uFFFC\uFFFE\uFFFF]`,
    String.raw`(?<![\p{Lo}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}])[\u200B-\u200D]`,
    String.raw`(?<!\u{1F3F4}[\u{E0020}-\u{E007E}]*)[\u{E0000}-\u{E007F}]`,
  ].join('|'),
  'gu',
);

/** Embeddings, overrides and isolates, which can reverse the text that follows. */
const directionOverride = /[\u202A-\u202E\u2066-\u2069]/g;

/** Private use characters, which look different in each typeface. */
const unassigned = /[\uE000-\uF8FF\u{F0000}-\u{10FFFD}]/gu;

const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u;

/** Characters 0x80 to 0x9F of Windows-1252, which some programs convert to control characters. */
const windowsLetters = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';

function fromWindows(control: string): string {
  return windowsLetters.charAt(control.charCodeAt(0) - 0x80).trim();
}

/** Latin letters that the typefaces lack (build/bundle/make-fonts.ts). */
const foreignLetters = /(?![ŒœŸ])[\u0100-\u024F\u1E00-\u1EFF]/g;

/** Warns of removed characters that the author may have wanted, and of letters of another typeface. */
export function characterWarnings(line: string): readonly string[] {
  const [override] = line.match(directionOverride) ?? [];
  const [unknown] = line.replace(/[\uF0A7\uF0B7]/g, '').match(unassigned) ?? [];
  return [
    ...(override === undefined
      ? []
      : [`${codePoint(override)} reverses the direction of the text after it and is left out`]),
    ...(unknown === undefined
      ? []
      : [`${codePoint(unknown)} is a character of one typeface only and is left out`]),
    ...[...new Set(line.normalize('NFC').match(foreignLetters))].map(
      (letter) =>
        `"${letter}" (${codePoint(letter)}) is not in the site’s typefaces and is drawn in another one`,
    ),
  ];
}

function codePoint(character: string): string {
  return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}

/** Matches what a decoder writes for bytes that are not UTF-8. */
const invalid = /[\uFFFD\0]/;

/**
 * Matches UTF-8 that was decoded as another encoding. A capital letter before Ã or Â and a quotation mark
 * or a space after it may be right: «AMANHÃ».
 */
const misread =
  /(?!(?<=[\p{Lu}«])[ÃÂ][\u00A0«»](?!\p{L}))(?:Ã[\u0080-\u00BF]|Â[\u00A0-\u00BF])|â€/u;

/** Reports the first line with unreadable letters; the others have the same cause. */
export function encodingError(lines: readonly string[]): Diagnostic | undefined {
  const at = lines.findIndex((line) => invalid.test(line) || misread.test(line));
  if (at === -1) return undefined;
  const line = lines[at] ?? '';
  const fault = invalid.test(line) ? 'is not valid UTF-8' : 'was read in another encoding';
  return {
    line: at + 1,
    message: `${quoted(line.replaceAll('\0', ''))} ${fault}; save the file as UTF-8`,
  };
}
