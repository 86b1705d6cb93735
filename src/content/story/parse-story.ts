import { type FrontMatter, splitFrontMatter } from './front-matter.ts';
import { storyDescription } from './story-description.ts';
import { readFields, type StoryFields } from './story-fields.ts';
import { type WrittenStory, parseStoryId } from './story.ts';
import { type Diagnostic, shown } from '#content/checks/content-issue.ts';
import { product, productMarked } from '#content/site.ts';
import { blockSegments, countWords } from '#content/story-text/text-segments.ts';
import { sheetError } from '#content/story-text/sheet-error.ts';
import { type StoryBlock, storyBlocks } from '#content/story-text/story-blocks.ts';
import { encodingError, textIssues, textWarnings } from '#content/story-text/story-text-errors.ts';
import { typographic } from '#content/words/typographic.ts';

type ParsedStory =
  | {
      readonly status: 'parsed';
      readonly story: WrittenStory;
      readonly warnings: readonly Diagnostic[];
    }
  | { readonly status: 'invalid'; readonly errors: readonly Diagnostic[] };

/** What a file itself does not say. */
interface StoryWorld {
  /** YYYY-MM-DD. */
  readonly today?: string;
  /** What is wrong with the picture at this address. */
  readonly pictureError?: (image: string) => string | undefined;
}

/**
 * Reads `<id>.md`. Reports every error at once, each with its line, the value and the rule; warnings
 * stop nothing.
 */
export function parseStory(
  file: string,
  text: string,
  { today = new Date().toISOString().slice(0, 10), pictureError }: StoryWorld = {},
): ParsedStory {
  const misread = encodingError(text);
  // As two bytes for each letter, nothing else in it can be found out.
  if (misread && text.includes('\0')) return { status: 'invalid', errors: [misread] };
  const parts = splitFrontMatter(text);
  const { fields, errors } = readFields(parts, pictureError);
  const name = file.replace(/^.*[\\/]/, '');
  const id = parseStoryId(name.replace(/\.md$/, ''));
  const all = [
    ...(id === undefined ? [nameError(name)] : []),
    ...(misread ? [misread] : []),
    ...errors,
    ...textIssues(parts),
  ];
  if (id === undefined || fields === undefined || all.length > 0) {
    return { status: 'invalid', errors: all.toSorted((a, b) => a.line - b.line) };
  }
  const story = storyOf(id, fields, parts);
  const tooLong = sheetError(story);
  if (tooLong !== undefined)
    return { status: 'invalid', errors: [{ line: parts.bodyLine, error: tooLong }] };
  return {
    status: 'parsed',
    story,
    warnings: [...dateWarnings(fields, parts, today), ...textWarnings(parts)],
  };
}

function nameError(name: string): Diagnostic {
  const rule = 'the file must be named <id>.md, digits only, no leading zero, such as 13.md';
  return { line: 1, error: `${shown(name)}: ${rule}` };
}

function storyOf(id: number, fields: StoryFields, { body }: FrontMatter): WrittenStory {
  const { deadline, ...rest } = fields;
  const parts = [fields.title, fields.alt, body.trim()].map(typographic);
  const [title = '', alt = '', content = ''] = markProduct(parts);
  const blocks = storyBlocks(content, fields.lesson.words);
  return {
    ...rest,
    id,
    title,
    alt,
    ...(deadline === undefined ? {} : { deadline: new Date(deadline).toISOString() }),
    content,
    blocks,
    ...storyLength(blocks),
    description: storyDescription(blocks),
  };
}

function dateWarnings(
  { date }: StoryFields,
  { fields }: FrontMatter,
  today: string,
): readonly Diagnostic[] {
  if (date <= today) return [];
  const line = fields.get('date')?.line ?? 1;
  return [{ line, error: `date: "${date}" is in the future; the story is shown all the same` }];
}

/** Slowly enough for somebody who has not read alone for long. */
const wordsPerMinute = 100;

interface StoryLength {
  readonly words: number;
  readonly minutes: number;
}

/** What a reader reads: paragraphs, answers and sub-headings, but no address. */
function storyLength(blocks: readonly StoryBlock[]): StoryLength {
  const words = blocks.reduce((sum, block) => sum + countWords(wordsOf(block)), 0);
  return { words, minutes: Math.ceil(words / wordsPerMinute) };
}

/** Two answers are not one word. */
function wordsOf(block: StoryBlock): string {
  return blockSegments(block)
    .map(({ text }) => text)
    .join(block.kind === 'answers' ? ' ' : '');
}

/** The parts of a page in their order, with ™ at the product's first mention and nowhere else. */
function markProduct(parts: readonly string[]): readonly string[] {
  const bare = parts.map((part) => part.replaceAll(productMarked, product));
  const first = bare.findIndex((part) => part.includes(product));
  return bare.map((part, at) => (at === first ? part.replace(product, productMarked) : part));
}
