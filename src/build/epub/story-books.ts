import { storiesCopy } from '#pages/stories/stories-copy.ts';
import { siteName } from '#content/site.ts';
import { newestFirst, type WrittenStory } from '#content/story/story.ts';
import { booksPath, storyBookPath, yearBookPath } from '../../shared/book-path.ts';
import type { BuildCache } from '../build-cache.ts';
import { mapConcurrently } from '../map-concurrently.ts';
import { coverLayout } from '../seo/card-layout.ts';
import { createCardRenderer } from '../seo/card-renderer.ts';
import { storyBook } from './story-book.ts';

interface BooksOf {
  readonly stories: readonly WrittenStory[];
  readonly siteUrl: string;
  readonly publicFolder: string;
  readonly readPicture: (path: string) => Promise<Uint8Array>;
  readonly cache: BuildCache;
}

/**
 * Number of stories in /epub/stories.epub. A class downloads it before a lesson, so its size must
 * stay bounded; the books of the years contain all stories.
 */
const newest = 24;

/**
 * Creates an EPUB of each story, of each year and of the newest stories. Returns them by their
 * paths.
 */
export async function storyBooks({
  stories,
  siteUrl,
  publicFolder,
  readPicture,
  cache,
}: BooksOf): Promise<ReadonlyMap<string, Uint8Array>> {
  const allTitle = `${siteName}: ${storiesCopy.hero.headline}`;
  const published = stories.filter(({ isDraft }) => !isDraft).toSorted(newestFirst);
  const years = new Set(published.map(yearOf));
  const books = [
    { title: allTitle, stories: published.slice(0, newest), path: booksPath },
    ...[...years].map((year) => ({
      title: `${allTitle} ${year}`,
      stories: published.filter((story) => yearOf(story) === year),
      path: yearBookPath(year),
    })),
    ...stories.map((story) => ({
      title: story.title,
      stories: [story],
      path: storyBookPath(story.id),
    })),
  ];
  const titles = books.map(({ title }) => title);
  const renderCard = createCardRenderer({ publicFolder, cache, titles });
  return new Map(
    await mapConcurrently(books, async ({ title, stories: chapters, path }) => {
      const paths = [...new Set(chapters.map(({ image }) => image))];
      const pictures = new Map(
        await Promise.all(paths.map(async (each) => [each, await readPicture(each)] as const)),
      );
      const art = [...pictures.values()][0] ?? (await readPicture('/art/spot-read.svg'));
      const cover = await renderCard({ title, art, layout: coverLayout, fit: 'cover' });
      return [
        path,
        storyBook({ title, stories: chapters, path, siteUrl, cover, pictures }),
      ] as const;
    }),
  );
}

function yearOf({ date }: WrittenStory): string {
  return date.slice(0, 4);
}
