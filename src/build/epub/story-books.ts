import { storiesCopy } from '#pages/stories/stories-copy.ts';
import { siteName } from '#content/site.ts';
import { storySets } from '#content/story/story-sets.ts';
import type { WrittenStory } from '#content/story/story.ts';
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
  const { newest, years } = storySets(stories.filter(({ isDraft }) => !isDraft));
  const books = [
    { title: allTitle, stories: newest, path: booksPath },
    ...years.map(({ year, stories: ofYear }) => ({
      title: `${allTitle} ${year}`,
      stories: ofYear,
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
