import { countWords } from './count-words.ts';
import type { StoryBlock } from './story-blocks.ts';
import type { TextSegment } from './text-segments.ts';

/** Slowly enough for somebody who reads on their own for the first time. */
const wordsPerMinute = 100;

export interface StoryLength {
  readonly words: number;
  readonly minutes: number;
}

/** What a reader reads: paragraphs, answers and sub-headings, but no address. */
export function storyLength(blocks: readonly StoryBlock[]): StoryLength {
  const words = blocks.reduce((sum, block) => sum + countWords(blockText(block)), 0);
  return { words, minutes: Math.ceil(words / wordsPerMinute) };
}

function blockText(block: StoryBlock): string {
  switch (block.kind) {
    case 'subheading':
      return block.text;
    case 'answers':
      return block.items.map(textOf).join(' ');
    case 'first':
    case 'paragraph':
      return textOf(block.segments);
    case 'programme':
    case 'video':
      return '';
  }
}

function textOf(segments: readonly TextSegment[]): string {
  return segments.map(({ text }) => text).join('');
}
