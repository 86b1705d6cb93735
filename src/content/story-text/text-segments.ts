import type { StoryBlock } from './story-blocks.ts';

export type TextSegment =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly href: string }
  /** A word to know, with the index of its entry in the list of the story. */
  | { readonly kind: 'word'; readonly text: string; readonly word: number };

/** Returns the segments of a block in order; none for a programme or video. */
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
