import { product, productMarked } from '#content/site.ts';
import { type StoryBlock, storyBlocks } from '#content/story-text/story-blocks.ts';
import { countWords } from '#content/story-text/find-words.ts';
import { blockSegments } from '#content/story-text/text-segments.ts';
import { typographic } from '#content/words/typographic.ts';
import { readDeadline } from './draw-errors.ts';
import { storyDescription } from './story-description.ts';
import { directionOf } from './story-language.ts';
import type { StoryFields } from './story-schema.ts';
import { plainPicture, type WrittenStory } from './story.ts';

interface StoryParts {
  readonly id: number;
  readonly fields: StoryFields;
  readonly lesson: WrittenStory['lesson'];
  readonly content: string;
  readonly today: string;
}

/** Creates a story from the fields and the text of its file. */
export function createStory({
  id,
  fields,
  lesson,
  content: text,
  today,
}: StoryParts): WrittenStory {
  const { image, categories, date, sample, draft, lang, deadline } = fields;
  const parts = [typographic(fields.title), typographic(fields.alt), text];
  const [title = '', alt = '', content = ''] = markProduct(parts);
  const blocks = storyBlocks(content, lesson.words);
  const closes = deadline === undefined ? undefined : readDeadline(deadline);
  return {
    id,
    title,
    ...plainPicture(image),
    alt,
    categories,
    date,
    sample,
    isDraft: draft || date > today,
    lang,
    dir: directionOf(lang),
    ...(closes && { deadline: closes.toISOString() }),
    lesson,
    content,
    blocks,
    ...storyLength(blocks),
    description: storyDescription(blocks),
  };
}

/** Reading speed of a beginner. */
const wordsPerMinute = 100;

/** Counts the words of paragraphs, answers and sub-headings, without addresses. */
function storyLength(blocks: readonly StoryBlock[]): Pick<WrittenStory, 'words' | 'minutes'> {
  const words = blocks.reduce((sum, block) => sum + countWords(wordsOf(block)), 0);
  return { words, minutes: Math.ceil(words / wordsPerMinute) };
}

/** Joins the words of a block; answers are separated by a space. */
function wordsOf(block: StoryBlock): string {
  return blockSegments(block)
    .map(({ text }) => text)
    .join(block.kind === 'answers' ? ' ' : '');
}

/** Puts ™ after the first mention of the product, in the order of the page, and removes ®. */
function markProduct(parts: readonly string[]): readonly string[] {
  const bare = parts.map((part) => part.replaceAll('®', '').replaceAll(productMarked, product));
  const first = bare.findIndex((part) => part.includes(product));
  return bare.map((part, at) => (at === first ? part.replace(product, productMarked) : part));
}
