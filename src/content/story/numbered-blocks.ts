import { paragraphsOf, type Sentence, type StoryBlock } from '#content/story-text/story-blocks.ts';
import type { StoryText } from './story.ts';

interface NumberedBlock {
  readonly block: StoryBlock;
  /** Number in print of the first paragraph; sub-headings and cards have that of the next one. */
  readonly first: number;
  /** The Spanish of the block's paragraphs, if any. */
  readonly translation: readonly (readonly Sentence[])[];
}

/** Returns the blocks of a text with their numbers and their Spanish. */
export function numberedBlocks({
  blocks,
  spanish,
}: Pick<StoryText, 'blocks' | 'spanish'>): readonly NumberedBlock[] {
  let paragraphs = 0;
  let first = 1;
  return blocks.map((block) => {
    const count = paragraphsOf([block]).length;
    const translation = spanish.slice(paragraphs, paragraphs + count);
    const numbered = { block, first, translation };
    paragraphs += count;
    if (block.kind !== 'subheading') first += count;
    return numbered;
  });
}
