import type { Head } from '#content/page/head.ts';
import { pageTitle } from '#content/site.ts';
import type { StoryBlock } from '#content/story-text/story-blocks.ts';
import type { Category } from './categories.ts';
import type { Lesson } from './lesson.ts';

export const storyImageSize = { width: 960, height: 640 } as const;

/** What a list needs of a story. */
export interface StorySummary {
  readonly id: number;
  readonly title: string;
  /** Path of a picture that is 960 by 640. */
  readonly image: string;
  readonly alt: string;
  readonly categories: readonly Category[];
  /** YYYY-MM-DD. */
  readonly date: string;
  /** The words rest on no public fact and wait for the owner (decision 4). */
  readonly sample: boolean;
  /** The instant a prize draw closes, as ISO text. */
  readonly deadline?: string;
  /** How long its text is, counted by the build. */
  readonly words: number;
  readonly minutes: number;
}

/**
 * The part that is loaded only when the story is opened from another page; on its own page the build has
 * drawn it.
 */
export interface StoryBody {
  /** As markup, made by the build (`src/build/content/page-text.ts`). */
  readonly text: string;
  readonly lesson: Lesson;
  /** For the page's meta description. */
  readonly description: string;
  /** The story's whole address, where the site will stand. */
  readonly address: string;
  /** The rows of its QR code. */
  readonly code: string;
  /** How large its EPUB is. */
  readonly bookBytes: number;
}

/** What the build reads from a file; its content goes no further. */
export interface WrittenStory extends StorySummary, Pick<StoryBody, 'lesson' | 'description'> {
  readonly content: string;
  readonly blocks: readonly StoryBlock[];
}

/** The id in an address: digits only, no leading zero (decision 9). Undefined for anything else. */
export function parseStoryId(segment: string): number | undefined {
  return /^[1-9][0-9]{0,8}$/.test(segment) ? Number(segment) : undefined;
}

export function storyHead(story: Pick<WrittenStory, 'title' | 'description'>): Head {
  return { title: pageTitle(story.title), description: story.description };
}

/** The story without its text. */
export function storySummary(story: StorySummary): StorySummary {
  const { id, title, image, alt, categories, date, sample, deadline, words, minutes } = story;
  return {
    id,
    title,
    image,
    alt,
    categories,
    date,
    sample,
    words,
    minutes,
    ...(deadline === undefined ? {} : { deadline }),
  };
}

/** Section 2 of the specification: what stands in place of an empty text. */
export const comingSoon = 'Content for this story is coming soon. Check back later for updates.';
