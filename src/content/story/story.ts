import type { Head } from '#content/page/head.ts';
import { pageTitle } from '#content/site.ts';
import type { StoryBlock } from '#content/story-text/story-blocks.ts';
import type { Category } from './categories.ts';
import type { Lesson } from './lesson.ts';

export const storyImageSize = { width: 960, height: 640 } as const;

/** The files of a story's picture, as `<picture>` and `<img>` name them. */
export interface StoryPicture {
  /** The largest file of the kind that every program can show: JPEG, PNG or SVG. */
  readonly src: string;
  readonly width: number;
  readonly height: number;
  /** Widths of that kind; a drawing has only one file. */
  readonly srcSet?: string;
  /** The same in a modern kind, for browsers that know it. */
  readonly sources: readonly { readonly type: string; readonly srcSet: string }[];
}

/** The data of a story that a list needs. */
export interface StorySummary {
  readonly id: number;
  readonly title: string;
  /** The same as `picture.src`. */
  readonly image: string;
  readonly picture: StoryPicture;
  readonly alt: string;
  readonly categories: readonly Category[];
  /** YYYY-MM-DD. */
  readonly date: string;
  /** The words rest on no public fact and wait for the owner (decision 4). */
  readonly sample: boolean;
  /** Its head says `draft: yes`, or its day is to come: only previews have it. */
  readonly isDraft: boolean;
  /** Language tag of title and text, such as en-GB. */
  readonly lang: string;
  readonly dir: 'ltr' | 'rtl';
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

/** A story as the build reads it from its file; its content goes no further. */
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

/** Returns the story without its text. */
export function storySummary(story: StorySummary): StorySummary {
  const { id, title, image, picture, alt, categories, date, sample, isDraft, lang, dir } = story;
  const { deadline, words, minutes } = story;
  return {
    id,
    title,
    image,
    picture,
    alt,
    categories,
    date,
    sample,
    isDraft,
    lang,
    dir,
    words,
    minutes,
    ...(deadline === undefined ? {} : { deadline }),
  };
}

/** A picture that the build has not looked at yet. */
export function plainPicture(name: string): Pick<StorySummary, 'image' | 'picture'> {
  const src = `/art/${name}`;
  return { image: src, picture: { src, ...storyImageSize, sources: [] } };
}

/** Section 2 of the specification: what stands in place of an empty text. */
export const comingSoon = 'Content for this story is coming soon. Check back later for updates.';
