import type { Category } from './categories.ts';
import type { Lesson } from './lesson.ts';
import type { StoryBlock } from '#content/story-text/story-blocks.ts';

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

/** The part that is loaded only when the story is opened. The build has read it: pages only draw it. */
export interface StoryBody {
  readonly blocks: readonly StoryBlock[];
  readonly lesson: Lesson;
  /** For the page's meta description. */
  readonly description: string;
}

/** What is known when it is known where the site will stand. */
export interface StoryPlace {
  /** The story's whole address. */
  readonly address: string;
  /** The rows of its QR code. */
  readonly code: string;
  /** How large its EPUB is. */
  readonly bookBytes: number;
}

export interface Story extends StorySummary, StoryBody, StoryPlace {}

/** What the build reads from a file; its text goes no further. */
export interface WrittenStory extends StorySummary, StoryBody {
  readonly content: string;
}

export const storyImageSize = { width: 960, height: 640 } as const;
