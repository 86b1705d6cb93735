import type { StoryBlock } from './story-blocks.ts';

export type TextSegment =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly href: string }
  /** A word to know: the place of its entry in the story's list. */
  | { readonly kind: 'word'; readonly text: string; readonly word: number };

const address = /https?:\/\/[\p{L}\p{N}][^\s<>"“”]*/giu;
const trailing = /[.,;:)’]+$/;

/** Splits a line at its web addresses; punctuation behind an address stays text (decision 19). */
export function textSegments(line: string): readonly TextSegment[] {
  const segments: TextSegment[] = [];
  let from = 0;
  for (const match of line.matchAll(address)) {
    const href = match[0].replace(trailing, '');
    if (match.index > from) segments.push({ kind: 'text', text: line.slice(from, match.index) });
    segments.push({ kind: 'link', text: href, href });
    from = match.index + href.length;
  }
  if (from < line.length) segments.push({ kind: 'text', text: line.slice(from) });
  return segments;
}

/** What is written in a block; a slip has no words of the story. */
export function blockSegments(block: StoryBlock): readonly TextSegment[] {
  switch (block.kind) {
    case 'answers':
      return block.items.flat().flatMap(({ segments }) => segments);
    case 'first':
    case 'paragraph':
    case 'subheading':
      return block.sentences.flatMap(({ segments }) => segments);
    case 'programme':
    case 'video':
      return [];
  }
}

/** Runs of letters and digits with what joins them: "13", "don’t", "under-13s". An address is none. */
export function countWords(text: string): number {
  const bare = text.replace(/https?:\/\/\S+/g, ' ');
  return bare.match(/[\p{L}\p{N}]+(?:[’'./-][\p{L}\p{N}]+)*/gu)?.length ?? 0;
}
