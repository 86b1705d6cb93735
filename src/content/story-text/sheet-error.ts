import { blockSegments, countWords } from './text-segments.ts';
import { lessonParts } from '#content/story/lesson.ts';
import type { StoryBlock } from './story-blocks.ts';
import type { WrittenStory } from '#content/story/story.ts';

/** Within half an inch all round, in points. */
const papers = [
  { name: 'A4', width: 523, height: 770 },
  { name: 'US Letter', width: 540, height: 720 },
] as const;

/** As `src/sections/story/class-sheet.ts` and `story-text.tsx` lay it out: 12 points on 14.4. */
const line = 14.4;
/** Of a letter or blank; our widest paragraph has 5.57, most have less. */
const letter = 5.45;
/** What a line loses because words are not cut. */
const ragged = 14;
/** What this sum may be wrong by. */
const slack = 12;

type Sheet = Pick<WrittenStory, 'title' | 'blocks' | 'lesson'>;

/** What is wrong with a story that does not fit on one page of the class sheet, on either paper. */
export function sheetError(story: Sheet): string | undefined {
  const [worst] = papers
    .map(({ name, width, height }) => ({ name, over: sheetHeight(story, width) - height }))
    .toSorted((a, b) => b.over - a.over);
  if (!worst || worst.over <= 0) return undefined;
  const words = story.blocks
    .flatMap(blockSegments)
    .reduce((sum, { text }) => sum + countWords(text), 0);
  const lines = Math.ceil(worst.over / line);
  return `"${story.title}" has ${words} words and is too long for the class sheet, which is one page of ${worst.name}; take out about ${lines === 1 ? '1 line' : `${lines} lines`}, or shorten its lesson`;
}

function sheetHeight({ title, blocks, lesson }: Sheet, width: number): number {
  const head = Math.max(93, linesOf(title, width - 108, 9.5) * 21 + 51) + 5;
  const text = blocks.reduce((sum, block) => sum + blockHeight(block, width - 20), 0);
  const words = lesson.words.map((word) => Object.values(word).join(': ')).join(' ');
  const parts = lessonParts.flatMap((part) => lesson[part] ?? []);
  const box = width / parts.length - 16;
  const boxes = Math.max(0, ...parts.map((part) => 36 + linesOf(part, box) * line));
  return slack + head + text + linesOf(words, width) * line + boxes + 4 + line;
}

function blockHeight(block: StoryBlock, width: number): number {
  const text = blockSegments(block)
    .map((segment) => segment.text)
    .join('');
  switch (block.kind) {
    case 'subheading':
      return linesOf(text, width, 6) * 14 + 6;
    case 'answers':
      return block.items.length * (line + 2) + linesOf(text, width) * line;
    case 'first':
    case 'paragraph':
      return linesOf(text, width) * line + 2;
    case 'programme':
    case 'video':
      return line + 2;
  }
}

function linesOf(text: string, width: number, ofLetter = letter): number {
  return Math.ceil((text.length * ofLetter) / (width - ragged));
}
