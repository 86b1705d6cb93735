import { type Lesson, lessonParts } from '#content/story/lesson-fields.ts';
import type { WrittenStory } from '#content/story/story.ts';
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
  'two-languages': { letters: 52, line: 1.2, space: 0.7, head: 13.5, foot: 1.6 },
  'large-print': { letters: 61, line: 1.88, space: 0.28, head: 12.2, foot: 4.3 },
  teacher: { letters: 90, line: 1.2, space: 0.18, head: 7.5, foot: 3.6 },
  'gap-sheet': { letters: 92, line: 1.35, space: 0.18, head: 10, foot: 6.8 },
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
  const { letters, line, space, head, foot } = layout;
  const texts =
    kind === 'gap-sheet'
      ? textsWithGaps(story)
      : paperLines(story).map((one) => one.texts.map(({ text }) => text).join(''));
  const others = kind === 'two-languages' ? translatedLines(story) : [];
  const text = texts
    .map((one, at) => Math.max(...[one, others[at] ?? ''].map((each) => linesOf(each, letters))))
    .reduce((sum, lines) => sum + lines * line + space, 0);
  return Math.ceil((head + text + foot + lessonHeight(kind, story, layout)) / pageHeight);
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

/** Returns the height of the parts of the lesson that a paper prints. */
function lessonHeight(kind: PaperKind, story: WrittenStory, { letters, line }: Layout): number {
  switch (kind) {
    case 'class-sheet':
    case 'two-languages':
      return wordsHeight(story.lesson, fullLine, line) + sideBySide(story.lesson);
    case 'large-print':
      return wordsHeight(story.lesson, letters, line) + stacked(story.lesson, { letters, line });
    case 'teacher': {
      const answers = gapKey(gapLines(story)).length;
      return answers === 0 ? 0 : 3.5 + Math.ceil(answers / 4) * 1.3;
    }
    default:
      return 0;
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

/** Returns the height of the same boxes if they are one below the other. */
function stacked(lesson: Lesson, { letters, line }: Pick<Layout, 'letters' | 'line'>): number {
  return textsOf(lesson).reduce((sum, text) => sum + 2.7 + linesOf(text, letters) * line, 0);
}

function textsOf(lesson: Lesson): readonly string[] {
  return lessonParts.flatMap((part) => lesson[part] ?? []);
}
