import type { StoryBlock } from '#content/story-text/story-blocks.ts';
import { blockSegments } from '#content/story-text/text-segments.ts';
import type { Category } from './categories.ts';
import { storiesPerPage } from './story-archive.ts';
import { newestFirst, type StoryPicture, type StorySummary, type WrittenStory } from './story.ts';

/** An entry of the archive, kept small because the list may have hundreds. */
export interface StoryIndexEntry extends Pick<
  StorySummary,
  'id' | 'title' | 'date' | 'words' | 'minutes'
> {
  readonly categories: readonly Category[];
  readonly alt: string;
  /** Smallest file of the picture. */
  readonly thumb: Pick<StoryPicture, 'src' | 'width' | 'height'>;
  /** Present only if true, like the fields below. */
  readonly sample?: true;
  readonly isDraft?: true;
  readonly deadline?: string;
  /** Present only if it is not en-GB. */
  readonly lang?: string;
  readonly dir?: 'rtl';
}

/** Story in the index file; `bytes` is its size on a device, with its papers and its picture. */
export type IndexedStory = StoryIndexEntry & { readonly bytes: number };

/** Returns the path of a search file, counted from 1. */
export function storySearchPath(number: number): string {
  return `/stories-search/${number}.json`;
}

/** The text of a story, for a search. Titles are in the index. */
export interface StorySearchText {
  readonly id: number;
  readonly text: string;
}

/** Returns the entries of the archive, newest first. */
export function storyIndex(stories: readonly WrittenStory[]): readonly StoryIndexEntry[] {
  return stories.toSorted(newestFirst).map((story) => {
    const { id, title, alt, date, categories, words, minutes, picture, lang, dir, deadline } =
      story;
    return {
      id,
      title,
      date,
      categories,
      words,
      minutes,
      alt,
      thumb: thumbOf(picture),
      ...(story.sample && { sample: true }),
      ...(story.isDraft && { isDraft: true }),
      ...(deadline !== undefined && { deadline }),
      ...(lang !== 'en-GB' && { lang }),
      ...(dir === 'rtl' && { dir }),
    };
  });
}

/**
 * Returns the contents of the search files: the texts of 24 stories each, counted from the oldest,
 * so that a new story changes one file; none while the list shows all stories.
 */
export function storySearchFiles(
  stories: readonly WrittenStory[],
): readonly (readonly StorySearchText[])[] {
  const oldestFirst = stories.toSorted(newestFirst).toReversed();
  const length = stories.length > storiesPerPage ? Math.ceil(stories.length / storiesPerPage) : 0;
  return Array.from({ length }, (_, at) =>
    oldestFirst
      .slice(at * storiesPerPage, (at + 1) * storiesPerPage)
      .map(({ id, blocks }) => ({ id, text: searchText(blocks) })),
  );
}

/** Joins the words of a story, without addresses; each block is a line. */
function searchText(blocks: readonly StoryBlock[]): string {
  return blocks
    .map((block) =>
      blockSegments(block)
        .filter(({ kind }) => kind !== 'link')
        .map(({ text }) => text)
        .join(block.kind === 'answers' ? ' ' : ''),
    )
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n');
}

/** Picks the first WebP file, which is the smallest; a drawing has only one file. */
function thumbOf({ src, width, height, sources }: StoryPicture): StoryIndexEntry['thumb'] {
  const [, address, thumbWidth] = /^(\S+) (\d+)w/.exec(sources[0]?.srcSet ?? '') ?? [];
  if (address === undefined) return { src, width, height };
  const narrow = Number(thumbWidth);
  return { src: address, width: narrow, height: Math.round((narrow * height) / width) };
}
