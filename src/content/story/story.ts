import type { Head } from '#content/page/head.ts';
import { pageTitle } from '#content/site.ts';
import type { Sentence, StoryBlock } from '#content/story-text/story-blocks.ts';
import type { Category } from './categories.ts';
import type { Lesson } from './lesson-fields.ts';

const storyImageSize = { width: 960, height: 640 } as const;

/** Files of a picture, for `<picture>` and `<img>`. */
export interface StoryPicture {
  /** Largest file in a format that every program shows: JPEG, PNG or SVG. */
  readonly src: string;
  readonly width: number;
  readonly height: number;
  /** All widths in that format; missing for an SVG. */
  readonly srcSet?: string;
  /** The picture in a modern format, for `<source>`. */
  readonly sources: readonly { readonly type: string; readonly srcSet: string }[];
}

/** A story without its text, for lists. */
export interface StorySummary {
  readonly id: number;
  readonly title: string;
  /** Equals `picture.src`. */
  readonly image: string;
  readonly picture: StoryPicture;
  readonly alt: string;
  readonly categories: readonly Category[];
  /** YYYY-MM-DD. */
  readonly date: string;
  /** True if the text is a sample that waits for the owner (decision 4). */
  readonly sample: boolean;
  /**
   * True if the front matter says `draft: yes` or the date is in the future. Only previews show
   * drafts.
   */
  readonly isDraft: boolean;
  /** Language tag of title and text, such as en-GB. */
  readonly lang: string;
  readonly dir: 'ltr' | 'rtl';
  /** Instant at which a prize draw closes, as ISO text. */
  readonly deadline?: string;
  /** Number of words in the text. */
  readonly words: number;
  readonly minutes: number;
}

/** The two texts of a story: the easier one, and the story itself, which is shown first. */
export const storySteps = ['first-half', 'full-time'] as const;

export type StoryStep = (typeof storySteps)[number];

/** One of the two texts. */
export interface StoryText extends Pick<StorySummary, 'words' | 'minutes'> {
  readonly content: string;
  readonly blocks: readonly StoryBlock[];
  /** Number of sentences that have words. */
  readonly sentences: number;
  /** Spanish translation by paragraphs, as in `paragraphsOf(blocks)`; empty if there is none. */
  readonly spanish: readonly (readonly Sentence[])[];
}

/** A story as the build reads it from its file. */
export interface WrittenStory extends StorySummary, StoryText {
  readonly lesson: Lesson;
  /** Content of the document's meta description. */
  readonly description: string;
  /** The easier text; `sample` until the owner confirms it. */
  readonly firstHalf?: StoryText & { readonly sample: boolean };
}

/**
 * Returns a story with the text of one of its steps, and `sample` if that text is one; undefined where it has
 * none.
 */
export function inStep<Story extends WrittenStory>(
  story: Story,
  step: StoryStep,
): Story | undefined {
  if (step === 'full-time') return story;
  return story.firstHalf && { ...story, ...story.firstHalf };
}

/** A story with values that only the build knows. */
export interface BuiltStory extends WrittenStory {
  /** Full URL of the story. */
  readonly address: string;
  /** Size of its EPUB in bytes. */
  readonly bookBytes: number;
}

/** Parses an id: digits only, no leading zero (decision 9). Returns undefined for anything else. */
export function parseStoryId(segment: string): number | undefined {
  return /^[1-9][0-9]{0,8}$/.test(segment) ? Number(segment) : undefined;
}

export function storyHead(story: Pick<WrittenStory, 'title' | 'description'>): Head {
  return { title: pageTitle(story.title), description: story.description };
}

/** Returns a picture that the build has not prepared yet. */
export function plainPicture(name: string): Pick<StorySummary, 'image' | 'picture'> {
  const src = `/art/${name}`;
  return { image: src, picture: { src, ...storyImageSize, sources: [] } };
}

/** Placeholder for an empty text (section 2 of the specification). */
export const comingSoon = 'Content for this story is coming soon. Check back later for updates.';

/** Compares two stories for sorting: newest first, and by descending id within a day. */
export function newestFirst(
  one: Pick<StorySummary, 'id' | 'date'>,
  other: Pick<StorySummary, 'id' | 'date'>,
): number {
  return one.date === other.date ? other.id - one.id : one.date < other.date ? 1 : -1;
}
