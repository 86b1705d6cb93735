import { type Lesson, lessonParts } from '#content/story/lesson-fields.ts';
import type { WrittenStory } from '#content/story/story.ts';
import { countPages, type PaperBlock } from './count-pages.ts';
import { gapKey, gapLines, gapWidth, paperLines, translatedLines } from './paper-lines.ts';
import { paperContents, type PaperKind, type StoryPaper } from './papers.ts';
import { linesOf } from './text-width.ts';

/** Measures of a paper, taken in Chromium. All heights are in `em` of 12 points. */
interface Layout {
  /** Average letters on a line. */
  readonly letters: number;
  readonly line: number;
  /** Space after a paragraph. */
  readonly space: number;
  /** Height of everything above the text. */
  readonly head: number;
  /** Height of what every story has below the text. */
  readonly foot: number;
}

/** Letters on a line as wide as the sheet. */
const fullLine = 94;

const layouts: Readonly<Partial<Record<PaperKind, Layout>>> = {
  'class-sheet': { letters: fullLine, line: 1.2, space: 0.18, head: 9.9, foot: 1.6 },
  'two-languages': { letters: 48, line: 1.2, space: 0.71, head: 11.8, foot: 1.6 },
  'large-print': { letters: 61, line: 1.88, space: 0.28, head: 12.2, foot: 4.3 },
  teacher: { letters: 90, line: 1.2, space: 0.18, head: 7.5, foot: 3.6 },
  'gap-sheet': { letters: fullLine, line: 1.35, space: 0.18, head: 10, foot: 6.8 },
};

/** Height of US Letter inside margins of half an inch; A4 is higher. */
const pageHeight = 60;

/** Page counts by a story's blocks, cached because each paper lists the counts of all others. */
const counts = new WeakMap<WrittenStory['blocks'], Map<StoryPaper, number>>();

/** Estimates the number of pages of a story's paper. */
export function paperPageCount(story: WrittenStory, paper: StoryPaper): number {
  const known = counts.get(story.blocks) ?? new Map<StoryPaper, number>();
  counts.set(story.blocks, known);
  let count = known.get(paper);
  if (count === undefined) {
    const contents = paperContents(story, paper);
    count = pageCount(contents.kind, contents.story);
    known.set(paper, count);
  }
  return count;
}

/** Estimates the pages of a paper from its lines. Papers without the text of the story take one. */
export function pageCount(kind: PaperKind, story: WrittenStory): number {
  const layout = layouts[kind];
  if (!layout) return 1;
  return countPages(
    [
      { height: layout.head },
      ...textBlocks(kind, story, layout),
      ...endBlocks(kind, story, layout),
    ],
    pageHeight,
  );
}

/** Returns the paragraphs of a paper, or its rows of two languages, which stay in one piece. */
function textBlocks(kind: PaperKind, story: WrittenStory, layout: Layout): readonly PaperBlock[] {
  const { letters, line, space } = layout;
  if (kind === 'gap-sheet') return textsWithGaps(story).map((text) => paragraph(text, layout));
  const own = paperLines(story).map(({ number, texts }) => ({
    number,
    text: texts.map(({ text }) => text).join(''),
  }));
  if (kind !== 'two-languages') return own.map(({ text }) => paragraph(text, layout));
  const others = translatedLines(story);
  return own.map(({ number, text }, at) => {
    // The number of a paragraph is in its first line.
    const cells = [`${number} ${text}`, others[at] ?? ''];
    const lines = Math.max(...cells.map((cell) => linesOf(cell, letters)));
    return { height: lines * line, space, heading: line + space };
  });
}

function paragraph(text: string, { letters, line, space }: Layout): PaperBlock {
  return { height: linesOf(text, letters) * line, line, space };
}

/** Width in `em` of an average printed letter. */
const letterWidth = 0.47;

/** Returns the lines of a gap sheet, with as many underscores in each gap as fill it. */
function textsWithGaps(story: WrittenStory): readonly string[] {
  const blank = '_'.repeat(Math.ceil(gapWidth(story) / letterWidth));
  return gapLines(story).map(({ texts }) =>
    texts.map(({ text, gap }) => (gap === undefined ? text : blank)).join(''),
  );
}

/** Returns what a paper prints below the text. */
function endBlocks(kind: PaperKind, story: WrittenStory, layout: Layout): readonly PaperBlock[] {
  const { lesson } = story;
  const { letters, line, foot } = layout;
  switch (kind) {
    case 'class-sheet':
      return [
        { height: wordsHeight(lesson, fullLine, line), line },
        { height: sideBySide(lesson) + foot },
      ];
    case 'two-languages':
      return [{ height: wordsHeight(lesson, fullLine, line) + sideBySide(lesson) + foot }];
    case 'large-print':
      return [
        { height: wordsHeight(lesson, letters, line), line },
        ...stacked(lesson, layout),
        { height: foot },
      ];
    case 'teacher': {
      const answers = gapKey(gapLines(story)).length;
      const key = answers === 0 ? 0 : 3.5 + Math.ceil(answers / 4) * 1.3;
      return [{ height: key + foot }];
    }
    default:
      return [{ height: foot }];
  }
}

function wordsHeight({ words }: Lesson, letters: number, line: number): number {
  if (words.length === 0) return 0;
  const text = words
    .map(({ word, meaning, spanish }) => `${word}: ${meaning} (${spanish}) `)
    .join('');
  // The heading is on the first line.
  return 0.35 + linesOf(`Words to know: ${text}`, letters) * line;
}

/** Returns the height of the highest box of Play, Read and Relate, which are side by side. */
function sideBySide(lesson: Lesson): number {
  const texts = textsOf(lesson);
  const lines = texts.map((text) => linesOf(text, fullLine / texts.length - 3));
  return texts.length === 0 ? 0 : 2.9 + Math.max(...lines) * 1.2;
}

/** Returns the same boxes one below the other. */
function stacked(lesson: Lesson, { letters, line }: Layout): readonly PaperBlock[] {
  return textsOf(lesson).map((text) => ({ height: 2.7 + linesOf(text, letters) * line }));
}

function textsOf(lesson: Lesson): readonly string[] {
  return lessonParts.flatMap((part) => lesson[part] ?? []);
}
