import type { StoryBlock } from './story-blocks.ts';

export type TextSegment =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly href: string }
  /** A word to know, with the index of its entry in the list of the story. */
  | { readonly kind: 'word'; readonly text: string; readonly word: number };

/** Returns the words of a block in their order; a card has none of the story. */
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

/** Matches scripts without spaces between words. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/**
 * Counts runs of letters and digits with what joins them: "13", "don’t", "under-13s". An address is no word.
 * In scripts without spaces the engine divides the words.
 */
export function countWords(text: string): number {
  if (unspaced.test(text)) {
    const segments = new Intl.Segmenter(undefined, { granularity: 'word' }).segment(text);
    return [...segments].filter(({ isWordLike }) => isWordLike).length;
  }
  const bare = text.replace(/(?:https?:\/\/|www\.)\S+|\S+@\S+/gi, ' ');
  return bare.match(/[\p{L}\p{M}\p{N}]+(?:[’'./-][\p{L}\p{M}\p{N}]+)*/gu)?.length ?? 0;
}
