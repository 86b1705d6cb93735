interface Piece {
  readonly kind: string;
  readonly text: string;
}

/**
 * Characters that may follow a full stop, in scripts with spaces and without, and that may precede a
 * sentence.
 */
const closing = String.raw`(?:["'”’)\]]|[\u00A0\u202F ]?»)*`;
const closingUnspaced = '”’」』）》】';
const opening = String.raw`["'“‘«„¿¡(\[–—-]*\s?`;
const emoji = String.raw`(?![©®™])[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{RI}\u200D\uFE0F]`;
/**
 * Sentence ends in scripts with spaces, including Arabic, Indic, Ethiopic, Khmer, Burmese, Armenian
 * and Greek.
 */
const stops = String.raw`[.!?…؟۔।॥።፧፨។៕။։]|፡፡|(?<=\p{Script=Greek}[’»)]*);`;
const ending = new RegExp(
  [
    String.raw`(?:${stops})+${closing}(?:\s*${emoji})*(\s+)(?=${opening}[\p{Lu}\p{Lt}\p{Lo}\p{N}])`,
    // Chinese and Japanese have no spaces between sentences. Marks alone are no sentence.
    String.raw`[。！？｡．]+(?![。！？｡．])[${closingUnspaced}]*(\s*)(?=[^\s${closingUnspaced}])(?!["')\]]+$)`,
  ].join('|'),
  'gu',
);

/** Characters that may precede an abbreviation. */
const lead = String.raw`(?:^|[\s("'“‘[¿¡«])`;
/** Titles of people: English, French, Spanish, Swahili, Zulu and Hindi. */
const titles =
  'Mr|Mrs|Ms|Mx|Dr|Prof|Rev|Fr|Sr|Sra|Srta|Sres|Sras|St|Mt|Jr|Capt|Sgt|Lt|Col|Gen|Gral|Sen|Gov|Pres|Hon|Cllr|Maj|Cpl|Insp|Supt|Messrs|Mme|Mlle|Dra|Dña|Profa|Mtro|Mtra|Lic|Ing|Ud|Uds|Bw|Bi|U?Mnu|U?Nks|U?Nkk|डॉ';
/** Abbreviations whose full stop does not end a sentence. */
const shortened = new RegExp(
  String.raw`${lead}(?:${titles}|vs|v|[aA]pprox|cf|[eE]\.g|[iI]\.e|Av|Avda|[Nn]úms?|[Pp]ágs?)\.$`,
);
/** Days and months: "Sat. 5 Apr. 2025", "Thurs. 3 April", but "We played in the Sun. Then we left." */
const dayOrMonth = new RegExp(
  String.raw`${lead}(?:Mon|Tues?|Wed|Thu(?:rs?)?|Fri|Sat|Sun|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)\.$`,
);
const monthName = String.raw`(?:Jan|Feb|M[aä]r|Apr|Ma[iy]|Ju[nl]|Aug|Sep|O[ck]t|Nov|De[cz])\p{Ll}*\b`;
const month = new RegExp(`^${monthName}`, 'u');
/** The day of a German date: "Am 3. Mai". */
const ordinal = /(?:^|\s)\d{1,2}\.$/;
/** Abbreviations only if a number follows: "No. 7", but "He said no. Then he went." */
const counted = new RegExp(
  String.raw`${lead}(?:[Nn]os?|[Pp]p?|Fig|Ch|Vol|[Tt]el|[Dd]iv|[Ee]st|[Mm][aá]x|M[ií]n)\.$`,
);
/** A year that is not exact, or that of a birth: "c. 1850", but "Choose plan c. 20 places are left." */
const beforeYear = new RegExp(String.raw`${lead}[bc]\.$`);
/** A time that may be followed by its day or zone: "7 p.m. Saturday". */
const halfOfDay = /\b[ap]\.\s?m\.$/i;
const dayOrZone = new RegExp(
  String.raw`^(?:(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|BST|GMT|(?:UK|London) time)\b|${monthName}\s\d|\d{1,2}\s${monthName})`,
  'u',
);
/** A plural of two letters: "EE. UU.", "JJ. OO." */
const doubled = /(?<!\p{L})(\p{Lu})\1\.$/u;
const doubledAgain = /^(\p{Lu})\1\./u;
/** Initials of names ("D. C. Freedman", "J.K. Rowling"), and the letter of an answer. */
const initial = /(?:^|[\s("'“‘[¿¡«.])\p{Lu}\.$/u;
/** First words of a sentence; the letter before is no initial: "one for A, two for B. Then ask." */
const starter =
  /^(?:A|An|The|Th(?:is|at|ese|ose|en|ere|ey)|I|It|He|She|We|You|My|Our|And|But|So|Or|If|In|On|At|As|After|Before|Now|What|Wh[oy]|When|Where|How|Is|Are|Do|Can|Not?)\s/;
/** A speaker after a quotation, which continues the sentence: “Stop!” Tom shouted. */
const said = new RegExp(
  String.raw`^(?:(?:(?:${titles}|\p{Lu})\.\s)*\p{Lu}[\p{L}'’-]*|the|my|his|her|our|their)(?:\s[\p{L}'’-]+){0,3}?\s(?:said|says|asked|asks|shouted|shouts|cried|cries|replied|replies|answered|answers|whispered|whispers|called|calls|yelled|yells|added|adds|thought|thinks|laughed|laughs|told|tells)\b`,
  'iu',
);

/**
 * Splits a paragraph's segments into sentences, so that each can be read aloud, highlighted and
 * linked to. Only text is cut, never a link; joined, the sentences are the paragraph again. The
 * space between two sentences belongs to the first.
 */
export function splitSentences<Segment extends Piece>(
  segments: readonly Segment[],
): readonly (readonly Segment[])[] {
  const ends = sentenceEnds(segments.map(({ text }) => text).join(''));
  const sentences: Segment[][] = [[]];
  let at = 0;
  for (const segment of segments) {
    let from = 0;
    const inside = ends.filter((end) => end > at && end <= at + segment.text.length);
    for (const end of segment.kind === 'text' ? inside : []) {
      push(sentences, { ...segment, text: segment.text.slice(from, end - at) });
      sentences.push([]);
      from = end - at;
    }
    push(sentences, { ...segment, text: segment.text.slice(from) });
    at += segment.text.length;
  }
  return sentences.filter((sentence) => sentence.length > 0);
}

function push<Segment extends Piece>(sentences: Segment[][], segment: Segment): void {
  if (segment.text !== '') sentences.at(-1)?.push(segment);
}

/** Longest abbreviation, and longest "said the old coach", in characters. */
const longestShortened = 24;
const longestSpeaker = 80;

/** Returns the indexes at which sentences begin, except the first. */
function sentenceEnds(text: string): readonly number[] {
  return [...text.matchAll(ending)].flatMap((match) => {
    const end = match.index + match[0].length;
    const space = (match[1] ?? match[2] ?? '').length;
    const before = text.slice(Math.max(0, end - space - longestShortened), end - space);
    return isEnd(before, text.slice(end, end + longestSpeaker)) ? [end] : [];
  });
}

function isEnd(before: string, after: string): boolean {
  if (shortened.test(before)) return false;
  if (dayOrMonth.test(before) && (/^\p{N}/u.test(after) || month.test(after))) return false;
  if (halfOfDay.test(before) && dayOrZone.test(after)) return false;
  if (doubled.test(before) && doubledAgain.test(after)) return false;
  if (ordinal.test(before) && month.test(after)) return false;
  // The number of an item at the beginning of a paragraph does not end a sentence.
  if (/^\d{1,2}\.$/.test(before)) return false;
  if (counted.test(before) && /^\p{N}/u.test(after)) return false;
  if (beforeYear.test(before) && /^[12]\d{3}\b/.test(after)) return false;
  if (/["'”’]$/.test(before) && said.test(after)) return false;
  // The letter of an answer ("A.") is not a sentence.
  return !initial.test(before) || (before.length > 2 && starter.test(after));
}
