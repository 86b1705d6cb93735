import type { StoryBlock } from './story-blocks.ts';
import type { TextSegment } from './text-segments.ts';

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
