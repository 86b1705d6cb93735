import type { StoryWord } from '#content/story/lesson-fields.ts';
import { createWordMarker, type MarkWords, type Mentions } from './mark-words.ts';
import { storyLinks, type StoryLink } from '#content/story/story-links.ts';
import { splitSentences } from './split-sentences.ts';
import { textSegments } from './find-links.ts';
import type { TextSegment } from './text-segments.ts';

/** A unit that is read aloud, highlighted and linked to (`#s12`). Numbers begin at 1 in each story. */
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
  if (textKind === 'paragraph' && isSubheading(line)) {
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
  if (hasWords(words)) blocks.push({ kind: textKind, sentences: numbered(words) });
  return blocks;
}

/** Returns false for the punctuation that is left after a known address. */
function hasWords(segments: readonly TextSegment[]): boolean {
  return segments.some((segment) => /[\p{L}\p{N}]/u.test(segment.text));
}

const capitalised = String.raw`\p{Lu}[\p{L}\p{M}'’.\-]*`;
const particle = 'd[aeiou]|de[lnr]|la|le|van|von|bin|al|of';
const subheading = new RegExp(
  String.raw`^(?!(?:The|An?|Our|This|That|Your|Every) )${capitalised}(?: (?:${capitalised}|${particle})){0,5} Under 13 Youth Cup$`,
  'u',
);

/** Matches a line that is a name followed by "Under 13 Youth Cup". */
function isSubheading(line: string): boolean {
  return subheading.test(line);
}
