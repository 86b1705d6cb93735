import type { StoryBlock } from '#content/story-text/story-blocks.ts';
import { blockSegments } from '#content/story-text/text-segments.ts';
import type { Category } from './categories.ts';
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
}

/** Distinct words of a story in lower case, for a search. Titles are in the index. */
export interface StorySearchText {
  readonly id: number;
  readonly text: string;
}

/** Returns the entries of the archive, newest first. */
export function storyIndex(stories: readonly WrittenStory[]): readonly StoryIndexEntry[] {
  return stories.toSorted(newestFirst).map((story) => {
    const { id, title, alt, date, categories, words, minutes, picture, lang, deadline } = story;
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
    };
  });
}

/** Returns the search text of each story, newest first. */
export function storySearchTexts(stories: readonly WrittenStory[]): readonly StorySearchText[] {
  return stories.toSorted(newestFirst).map(({ id, blocks }) => ({ id, text: searchText(blocks) }));
}

function searchText(blocks: readonly StoryBlock[]): string {
  const text = blocks
    .flatMap((block) => [
      ...blockSegments(block).filter(({ kind }) => kind !== 'link'),
      { text: ' ' },
    ])
    .map((segment) => segment.text)
    .join('')
    .toLowerCase();
  return [...new Set(text.match(/[\p{L}\p{M}\p{N}]+(?:[’'-][\p{L}\p{M}\p{N}]+)*/gu))].join(' ');
}

/** Picks the first WebP file, which is the smallest; a drawing has only one file. */
function thumbOf({ src, width, height, sources }: StoryPicture): StoryIndexEntry['thumb'] {
  const [, address, thumbWidth] = /^(\S+) (\d+)w/.exec(sources[0]?.srcSet ?? '') ?? [];
  if (address === undefined) return { src, width, height };
  const narrow = Number(thumbWidth);
  return { src: address, width: narrow, height: Math.round((narrow * height) / width) };
}
