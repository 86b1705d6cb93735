import { countWords } from './count-words.ts';
import type { Sentence, StoryBlock } from './story-blocks.ts';

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
    case 'answers':
      return block.items.map(textOf).join(' ');
    case 'first':
    case 'paragraph':
    case 'subheading':
      return textOf(block.sentences);
    case 'programme':
    case 'video':
      return '';
  }
}

function textOf(sentences: readonly Sentence[]): string {
  return sentences.flatMap(({ segments }) => segments.map(({ text }) => text)).join('');
}
