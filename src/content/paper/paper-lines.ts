import {
  proseOf,
  type Sentence,
  sentenceText,
  storyBlocks,
  type StoryBlock,
} from '#content/story-text/story-blocks.ts';
import { countWords } from '#content/story-text/find-words.ts';
import type { WrittenStory } from '#content/story/story.ts';

interface PaperText {
  readonly text: string;
  /** True in every second sentence, which a child reads when turns are taken. */
  readonly isReadByChild: boolean;
  /** Number of the gap that replaces the text on a gap sheet. */
  readonly gap?: number;
}

export interface PaperLine {
  readonly kind: 'paragraph' | 'subheading';
  /** Number of the paragraph; 0 for a sub-heading. */
  readonly number: number;
  readonly texts: readonly PaperText[];
  /** Number of words from the beginning of the story to the end of the line. */
  readonly wordsRead: number;
}

/** Returns the lines of a story on paper: each paragraph, answer and sub-heading is one. */
export function paperLines({ blocks }: Pick<WrittenStory, 'blocks'>): readonly PaperLine[] {
  let wordsRead = 0;
  let gaps = 0;
  let numbers = 0;
  const line = (kind: PaperLine['kind'], sentences: readonly Sentence[]): PaperLine => {
    const texts = sentences.flatMap((sentence) =>
      sentence.segments.map(({ kind: segment, text }): PaperText => {
        const isReadByChild = sentence.number % 2 === 0;
        return segment === 'word' ? { text, isReadByChild, gap: ++gaps } : { text, isReadByChild };
      }),
    );
    wordsRead += countWords(texts.map(({ text }) => text).join(''));
    return { kind, number: kind === 'paragraph' ? ++numbers : 0, texts, wordsRead };
  };
  return blocks.flatMap((block: StoryBlock): readonly PaperLine[] => {
    switch (block.kind) {
      case 'first':
      case 'paragraph':
        return [line('paragraph', block.sentences)];
      case 'subheading':
        return [line('subheading', block.sentences)];
      case 'answers':
        return block.items.map((item) => line('paragraph', item));
      // Links cannot be followed on paper; its QR code leads to the page that has them.
      case 'programme':
      case 'video':
        return [];
    }
  });
}

/** Returns the Spanish of each line of a story; empty where it has none. */
export function translatedLines({ spanish }: Pick<WrittenStory, 'spanish'>): readonly string[] {
  return spanish.map((sentences) => sentences.map(sentenceText).join(''));
}

/** Returns the lines of a gap sheet, in which every occurrence of a word to know has a gap. */
export function gapLines({ content, lesson }: WrittenStory): readonly PaperLine[] {
  return paperLines({ blocks: storyBlocks(content, lesson.words, 'all') });
}

/** Widths in `em` of a handwritten letter, and of the gap's number before the letters. */
const writtenLetter = 0.7;
const gapNumber = 1.3;

/** Returns the width in `em` of the gaps of a story, which are all as wide as its longest word in writing. */
export function gapWidth({ lesson }: Pick<WrittenStory, 'lesson'>): number {
  return gapNumber + Math.max(0, ...lesson.words.map(({ word }) => word.length)) * writtenLetter;
}

/** Returns the words that belong in the gaps, in order and as the text spells them. */
export function gapKey(lines: readonly PaperLine[]): readonly string[] {
  return lines.flatMap(({ texts }) =>
    texts.flatMap(({ text, gap }) => (gap === undefined ? [] : [text])),
  );
}

/**
 * Returns the first sentence that is more than a URL, with its paragraph; undefined if there is none.
 */
export function beginning({
  blocks,
}: Pick<WrittenStory, 'blocks'>):
  { readonly sentence: string; readonly paragraph: string } | undefined {
  const [sentences] = proseOf(blocks);
  const [sentence] = sentences ?? [];
  return sentences && sentence !== undefined
    ? { sentence: sentence.trim(), paragraph: sentences.join('').trim() }
    : undefined;
}
