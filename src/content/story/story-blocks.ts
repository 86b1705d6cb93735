import type { StoryWord } from './lesson.ts';
import { createWordMarker, type MarkWords } from './mark-words.ts';
import { storyLinks, type StoryLink } from './story-links.ts';
import { textSegments, type TextSegment } from './text-segments.ts';

export type StoryBlock =
  | { readonly kind: 'first'; readonly segments: readonly TextSegment[] }
  | { readonly kind: 'paragraph'; readonly segments: readonly TextSegment[] }
  /** Answers to choose from; each keeps its letter. */
  | { readonly kind: 'answers'; readonly items: readonly (readonly TextSegment[])[] }
  | { readonly kind: 'subheading'; readonly text: string }
  | { readonly kind: 'programme'; readonly link: StoryLink }
  | { readonly kind: 'video'; readonly link: StoryLink };

/** A story's text, line by line, as what is drawn (section 2 of the specification, decision 19). */
export function storyBlocks(
  content: string,
  words: readonly StoryWord[] = [],
): readonly StoryBlock[] {
  const lines = content
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const mark = createWordMarker(words);
  return withAnswers(
    lines.flatMap((line, index) => lineBlocks(line, index === 0 ? 'first' : 'paragraph', mark)),
  );
}

/** Paragraphs in a row that begin with A., B., C. are one list. */
function withAnswers(lines: readonly StoryBlock[]): readonly StoryBlock[] {
  const blocks: StoryBlock[] = [];
  for (const line of lines) {
    const last = blocks[blocks.length - 1];
    const before = last?.kind === 'answers' ? last.items : [];
    const letter = 'ABCDEFGH'.charAt(before.length);
    if (line.kind !== 'paragraph' || !line.segments[0]?.text.startsWith(`${letter}. `)) {
      blocks.push(line);
      continue;
    }
    if (before.length > 0) blocks.pop();
    blocks.push({ kind: 'answers', items: [...before, line.segments] });
  }
  return blocks;
}

function lineBlocks(
  line: string,
  textKind: 'first' | 'paragraph',
  mark: MarkWords,
): readonly StoryBlock[] {
  if (textKind === 'paragraph' && isSubheading(line)) return [{ kind: 'subheading', text: line }];
  const blocks: StoryBlock[] = [];
  let sentence: TextSegment[] = [];
  for (const segment of mark(textSegments(line))) {
    const known = segment.kind === 'link' ? storyLinks.get(segment.href) : undefined;
    if (!known) {
      sentence.push(segment);
      continue;
    }
    if (hasWords(sentence)) blocks.push({ kind: textKind, segments: sentence });
    blocks.push({ kind: known.kind, link: known });
    sentence = [];
  }
  if (hasWords(sentence)) blocks.push({ kind: textKind, segments: sentence });
  return blocks;
}

/** A full stop left over behind a known address is no paragraph. */
function hasWords(segments: readonly TextSegment[]): boolean {
  return segments.some((segment) => /[\p{L}\p{N}]/u.test(segment.text));
}

const capitalised = String.raw`\p{Lu}[\p{L}\p{M}'’.\-]*`;
const particle = 'd[aeiou]|de[lnr]|la|le|van|von|bin|al|of';
const subheading = new RegExp(
  String.raw`^(?!(?:The|An?|Our|This|That|Your|Every) )${capitalised}(?: (?:${capitalised}|${particle})){0,5} Under 13 Youth Cup$`,
  'u',
);

/** A name followed by "Under 13 Youth Cup", and nothing else on the line. */
function isSubheading(line: string): boolean {
  return subheading.test(line);
}
