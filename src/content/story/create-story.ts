import { cutAtWord } from '#content/words/cut-at-word.ts';
import { product, productMarked } from '#content/site.ts';
import { countWords } from '#content/story-text/find-words.ts';
import {
  needsTranslation,
  paragraphsOf,
  proseOf,
  sentenceText,
  type StoryBlock,
  storyBlocks,
} from '#content/story-text/story-blocks.ts';
import { readDeadline } from './draw-errors.ts';
import { directionOf } from './story-language.ts';
import type { StoryFields } from './story-schema.ts';
import { plainPicture, type StoryText, type WrittenStory, comingSoon } from './story.ts';

interface StoryParts {
  readonly id: number;
  readonly fields: StoryFields;
  readonly lesson: WrittenStory['lesson'];
  readonly text: WrittenText;
  readonly firstHalf?: WrittenText & { readonly sample: boolean };
  readonly today: string;
}

/** A step's text as it is written, one paragraph a line. */
interface WrittenText {
  readonly content: string;
  /** Empty where nobody has written it. */
  readonly spanish: string;
}

/** Creates a story from the fields and the text of its file. */
export function createStory({
  id,
  fields,
  lesson,
  text,
  firstHalf,
  today,
}: StoryParts): WrittenStory {
  const { image, categories, date, sample, draft, lang, deadline } = fields;
  const [title = '', alt = '', content = ''] = markProduct([
    fields.title,
    fields.alt,
    text.content,
  ]);
  const createText = (written: WrittenText): StoryText => {
    const its = storyBlocks(written.content, lesson.words);
    const spanish = translationOf(its, storyBlocks(written.spanish));
    return { content: written.content, blocks: its, ...textLength(its), spanish };
  };
  const { blocks, ...story } = createText({ ...text, content });
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
    blocks,
    ...story,
    ...(firstHalf && { firstHalf: { ...createText(firstHalf), sample: firstHalf.sample } }),
    description: storyDescription(blocks),
  };
}

/** Returns one paragraph of Spanish for each of a text; one that needs no translation is that of the text. */
function translationOf(
  blocks: readonly StoryBlock[],
  spanish: readonly StoryBlock[],
): StoryText['spanish'] {
  const translated = paragraphsOf(spanish).filter(needsTranslation);
  if (translated.length === 0) return [];
  let place = 0;
  let last = 0;
  return paragraphsOf(blocks)
    .map((paragraph) => (needsTranslation(paragraph) ? (translated[place++] ?? []) : paragraph))
    .map((paragraph) => paragraph.map((sentence) => ({ ...sentence, number: ++last })));
}

/** Reading speed of a beginner. */
const wordsPerMinute = 100;

/** Counts words, without addresses, and sentences of paragraphs, answers and sub-headings. */
export function textLength(
  blocks: readonly StoryBlock[],
): Pick<StoryText, 'words' | 'minutes' | 'sentences'> {
  const counts = paragraphsOf(blocks)
    .flat()
    .map((sentence) => countWords(sentenceText(sentence)));
  const words = counts.reduce((sum, count) => sum + count, 0);
  return {
    words,
    minutes: Math.ceil(words / wordsPerMinute),
    sentences: counts.filter((count) => count > 0).length,
  };
}

/** Puts ™ after the first mention of the product, in the order of the page. */
function markProduct(parts: readonly string[]): readonly string[] {
  const bare = parts.map((part) => part.replaceAll(productMarked, product));
  const first = bare.findIndex((part) => part.includes(product));
  return bare.map((part, index) => (index === first ? part.replace(product, productMarked) : part));
}

const longest = 155;
const shortest = 50;

/** Returns the opening sentences, as many as a search result shows, cut at a word where one is too long. */
export function storyDescription(blocks: readonly StoryBlock[]): string {
  let description = '';
  for (const sentence of sentences(blocks)) {
    const longer = (description + sentence).trimEnd();
    if (longer.length > longest) break;
    description += sentence;
  }
  description = description.trim();
  if (description.length >= shortest) return description;
  const whole = sentences(blocks).join('').trim();
  if (whole.length <= longest) return whole === '' ? comingSoon : whole;
  return cutAtWord(whole, longest - 1, shortest);
}

/** Returns the sentences with the spaces after them. */
function sentences(blocks: readonly StoryBlock[]): readonly string[] {
  return proseOf(blocks).flatMap((paragraph) =>
    paragraph.map((text, index) => (index === paragraph.length - 1 ? `${text} ` : text)),
  );
}
