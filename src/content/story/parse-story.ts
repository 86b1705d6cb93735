import { type FrontMatter, splitFrontMatter } from './front-matter.ts';
import { storyDescription } from './story-description.ts';
import { readFields, type StoryFields } from './story-fields.ts';
import { type WrittenStory, parseStoryId } from './story.ts';
import { type LineFault, shown } from '#content/checks/fault.ts';
import { product, productMarked } from '#content/site.ts';
import { blockSegments, countWords } from '#content/story-text/text-segments.ts';
import { sheetFault } from '#content/story-text/sheet-fault.ts';
import { type StoryBlock, storyBlocks } from '#content/story-text/story-blocks.ts';
import { encodingFault, textFaults, textWarnings } from '#content/story-text/story-text-faults.ts';
import { typographic } from '#content/words/typographic.ts';

type ParsedStory =
  | {
      readonly status: 'parsed';
      readonly story: WrittenStory;
      readonly warnings: readonly LineFault[];
    }
  | { readonly status: 'faulty'; readonly faults: readonly LineFault[] };

/** What a file itself does not say. */
interface StoryWorld {
  /** YYYY-MM-DD. */
  readonly today?: string;
  /** What is wrong with the picture at this address. */
  readonly pictureFault?: (image: string) => string | undefined;
}

/**
 * Reads `<id>.md`. Reports every fault at once, each with its line, the value and the rule; warnings
 * stop nothing.
 */
export function parseStory(
  file: string,
  text: string,
  { today = new Date().toISOString().slice(0, 10), pictureFault }: StoryWorld = {},
): ParsedStory {
  const misread = encodingFault(text);
  // As two bytes for each letter, nothing else in it can be found out.
  if (misread && text.includes('\0')) return { status: 'faulty', faults: [misread] };
  const parts = splitFrontMatter(text);
  const { fields, faults } = readFields(parts, pictureFault);
  const name = file.replace(/^.*[\\/]/, '');
  const id = parseStoryId(name.replace(/\.md$/, ''));
  const all = [
    ...(id === undefined ? [nameFault(name)] : []),
    ...(misread ? [misread] : []),
    ...faults,
    ...textFaults(parts),
  ];
  if (id === undefined || fields === undefined || all.length > 0) {
    return { status: 'faulty', faults: all.toSorted((a, b) => a.line - b.line) };
  }
  const story = storyOf(id, fields, parts);
  const tooLong = sheetFault(story);
  if (tooLong !== undefined)
    return { status: 'faulty', faults: [{ line: parts.bodyLine, fault: tooLong }] };
  return {
    status: 'parsed',
    story,
    warnings: [...dateWarnings(fields, parts, today), ...textWarnings(parts)],
  };
}

function nameFault(name: string): LineFault {
  const rule = 'the file must be named <id>.md, digits only, no leading zero, such as 13.md';
  return { line: 1, fault: `${shown(name)}: ${rule}` };
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
): readonly LineFault[] {
  if (date <= today) return [];
  const line = fields.get('date')?.line ?? 1;
  return [{ line, fault: `date: "${date}" is in the future; the story is shown all the same` }];
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
