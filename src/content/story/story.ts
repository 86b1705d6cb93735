import type { Category } from './categories.ts';

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
}

/** The part that is loaded only when the story is opened. */
export interface StoryBody {
  readonly content: string;
  /** For the page's meta description. */
  readonly description: string;
}

export interface Story extends StorySummary, StoryBody {}

export const storyImageSize = { width: 960, height: 640 } as const;
