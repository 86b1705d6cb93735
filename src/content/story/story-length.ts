import { blockSegments } from '#content/story-text/block-segments.ts';
import { countWords } from '#content/story-text/count-words.ts';
import type { StoryBlock } from '#content/story-text/story-blocks.ts';

/** Slowly enough for somebody who has not read alone for long. */
const wordsPerMinute = 100;

export interface StoryLength {
  readonly words: number;
  readonly minutes: number;
}

/** What a reader reads: paragraphs, answers and sub-headings, but no address. */
export function storyLength(blocks: readonly StoryBlock[]): StoryLength {
  const words = blocks.reduce((sum, block) => sum + countWords(wordsOf(block)), 0);
  return { words, minutes: Math.ceil(words / wordsPerMinute) };
}

/** Two answers are not one word. */
function wordsOf(block: StoryBlock): string {
  return blockSegments(block)
    .map(({ text }) => text)
    .join(block.kind === 'answers' ? ' ' : '');
}
