import type { StoryWord } from '#content/story/lesson-fields.ts';
import { storyLinks, type StoryLink } from '#content/story/story-links.ts';
import { splitSentences } from './split-sentences.ts';
import { textSegments } from './find-links.ts';
import { unspaced } from './find-words.ts';
import type { TextSegment } from './text-segments.ts';

/** A unit to read aloud, highlight and link to (`#s12`). Numbers begin at 1 in each text. */
export interface Sentence {
  readonly number: number;
  readonly segments: readonly TextSegment[];
}

export type StoryBlock =
  | { readonly kind: 'first'; readonly sentences: readonly Sentence[] }
  | { readonly kind: 'paragraph'; readonly sentences: readonly Sentence[] }
  /** Answers to choose from; each keeps its letter. */
  | { readonly kind: 'answers'; readonly items: readonly (readonly Sentence[])[] }
  | { readonly kind: 'subheading'; readonly sentences: readonly Sentence[] }
  | { readonly kind: 'programme'; readonly link: StoryLink }
  | { readonly kind: 'video'; readonly link: StoryLink };

/**
 * Parses the paragraphs of a story, one a line, into blocks (section 2 of the specification,
 * decision 19).
 */
export function storyBlocks(
  content: string,
  words: readonly StoryWord[] = [],
  mentions: Mentions = 'first',
): readonly StoryBlock[] {
  const lines = content
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const mark = createWordMarker(words, mentions);
  let last = 0;
  const numbered: Numbered = (segments) =>
    splitSentences(segments).map((sentence) => ({ number: ++last, segments: sentence }));
  return withAnswers(
    lines.flatMap((line, index) => {
      const textKind = index === 0 ? 'first' : 'paragraph';
      return lineBlocks(line, textKind, mark, numbered);
    }),
  );
}

/** Returns the sentences of each paragraph, answer and sub-heading, in order. Cards have none. */
export function paragraphsOf(blocks: readonly StoryBlock[]): readonly (readonly Sentence[])[] {
  return blocks.flatMap((block) => {
    if (block.kind === 'answers') return block.items;
    return 'sentences' in block ? [block.sentences] : [];
  });
}

/** Returns false for a paragraph of addresses and emoji only. */
export function needsTranslation(paragraph: readonly Sentence[]): boolean {
  return paragraph.some(isProse);
}

export function sentenceText({ segments }: Sentence): string {
  return segments.map(({ text }) => text).join('');
}

/** Returns true for a sentence with letters or digits beside its addresses. */
function isProse({ segments }: Sentence): boolean {
  return segments.some(({ kind, text }) => kind !== 'link' && /[\p{L}\p{N}]/u.test(text));
}

/** Returns the sentences of each paragraph as text, without those that are only an address. */
export function proseOf(blocks: readonly StoryBlock[]): readonly (readonly string[])[] {
  return blocks.flatMap((block) => {
    if (block.kind !== 'first' && block.kind !== 'paragraph') return [];
    const sentences = block.sentences.filter(isProse).map(sentenceText);
    return sentences.length === 0 ? [] : [sentences];
  });
}

type Numbered = (segments: readonly TextSegment[]) => readonly Sentence[];

/** Collects consecutive paragraphs that begin with A., B., C. into a list. */
function withAnswers(lines: readonly StoryBlock[]): readonly StoryBlock[] {
  const blocks: StoryBlock[] = [];
  for (const line of lines) {
    const last = blocks[blocks.length - 1];
    const before = last?.kind === 'answers' ? last.items : [];
    const letter = 'ABCDEFGH'.charAt(before.length);
    if (
      line.kind !== 'paragraph' ||
      !line.sentences[0]?.segments[0]?.text.startsWith(`${letter}. `)
    ) {
      blocks.push(line);
      continue;
    }
    if (before.length > 0) blocks.pop();
    blocks.push({ kind: 'answers', items: [...before, line.sentences] });
  }
  return blocks;
}

function lineBlocks(
  line: string,
  textKind: 'first' | 'paragraph',
  mark: MarkWords,
  numbered: Numbered,
): readonly StoryBlock[] {
  if (textKind === 'paragraph' && subheading.test(line)) {
    return [{ kind: 'subheading', sentences: numbered([{ kind: 'text', text: line }]) }];
  }
  const blocks: StoryBlock[] = [];
  let words: TextSegment[] = [];
  for (const segment of mark(textSegments(line))) {
    const known = segment.kind === 'link' ? storyLinks.get(segment.href) : undefined;
    if (!known) {
      words.push(segment);
      continue;
    }
    if (hasWords(words)) blocks.push({ kind: textKind, sentences: numbered(words) });
    blocks.push({ kind: known.kind, link: known });
    words = [];
  }
  const isPrinted = hasWords(words) || (blocks.length === 0 && silence.test(line));
  if (isPrinted) blocks.push({ kind: textKind, sentences: numbered(words) });
  return blocks;
}

/** Matches a line whose punctuation says something without words, such as “…” or ?! in a dialogue. */
const silence = /[…?!？！]|\. ?\./u;

/** Returns false for the punctuation that is left after a known address. */
function hasWords(segments: readonly TextSegment[]): boolean {
  return segments.some(({ text }) => /[\p{L}\p{N}\p{Extended_Pictographic}\p{RI}]/u.test(text));
}

const capitalised = String.raw`\p{Lu}[\p{L}\p{M}'’.\-]*`;
const particle = 'd[aeiou]|de[lnr]|la|le|van|von|bin|al|of';
/** Matches a line that is a name followed by "Under 13 Youth Cup". */
const subheading = new RegExp(
  String.raw`^(?!(?:The|An?|Our|This|That|Your|Every) )${capitalised}(?: (?:${capitalised}|${particle})){0,5} Under 13 Youth Cup$`,
  'u',
);

/** Returns the index of a whole word in a text, ignoring case. */
function findWord(word: string, text: string): number | undefined {
  const escaped = word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/['’]/g, "['’]");
  const match = new RegExp(
    `${edge(word.charAt(0), '<!')}${escaped}${edge(word.slice(-1), '!')}`,
    'iu',
  ).exec(text);
  return match?.index;
}

/** Returns a lookaround for a word boundary; scripts without spaces have none. */
function edge(letter: string, look: '!' | '<!'): string {
  return unspaced.test(letter) ? '' : `(?${look}[\\p{L}\\p{M}\\p{N}])`;
}

type MarkWords = (segments: readonly TextSegment[]) => readonly TextSegment[];

type Mentions = 'first' | 'all';

/**
 * Returns a function that marks the first mention of each word, or all mentions. Call it for each
 * line of a story in order. Links are never split.
 */
export function createWordMarker(
  words: readonly StoryWord[],
  mentions: Mentions = 'first',
): MarkWords {
  const left = new Map(words.map(({ word }, at) => [at, word]));

  function cut(segment: TextSegment): readonly TextSegment[] {
    if (segment.kind !== 'text') return [segment];
    const [first] = [...left]
      .flatMap(([at, word]) => {
        const from = findWord(word, segment.text);
        return from === undefined ? [] : [{ at, from, to: from + word.length }];
      })
      // Of two words that begin at the same index, the longer one comes first.
      .toSorted((a, b) => a.from - b.from || b.to - a.to);
    if (!first) return [segment];
    if (mentions === 'first') left.delete(first.at);
    const { text } = segment;
    return [
      ...(first.from > 0 ? [{ kind: 'text' as const, text: text.slice(0, first.from) }] : []),
      { kind: 'word', text: text.slice(first.from, first.to), word: first.at },
      ...(first.to < text.length ? cut({ kind: 'text', text: text.slice(first.to) }) : []),
    ];
  }

  return (segments) => segments.flatMap(cut);
}
