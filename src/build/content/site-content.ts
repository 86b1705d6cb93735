import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { allHeads } from '#content/checks/check-content.ts';
import type { Head } from '#content/page/head.ts';
import { paperTitles } from '#content/paper/paper-titles.ts';
import { type AppMetadata, appMetadata } from '#content/seo/app-metadata.ts';
import { type ShareSubject, shareSubjects } from '#content/seo/share-subject.ts';
import { structuredData } from '#content/seo/structured-data.ts';
import { productShort, siteName } from '#content/site.ts';
import { createRelatedStories } from '#content/story/related-stories.ts';
import { type ArchivePage, archivePages } from '#content/story/story-archive.ts';
import {
  type IndexedStory,
  type StoryIndexEntry,
  storyIndex,
  storySearchFiles,
  storySearchPath,
} from '#content/story/story-index.ts';
import { type StorySets, storySets } from '#content/story/story-sets.ts';
import type { WrittenStory } from '#content/story/story.ts';
import { storyIndexPath } from '#shared/story-keeping.ts';
import { buildCache } from '../build-cache.ts';
import { storyBooks } from '../epub/story-books.ts';
import { type SitePage, sitePages, sitePapers } from '../pages/site-pages.ts';
import { feedPath, feedTitle, storyFeed } from '../seo/story-feed.ts';
import { type LaunchItem, launchItems } from './launch-items.ts';
import { type ContentOptions, readContent, type ReadContent } from './read-content.ts';

/** All data that the build needs from the content. */
export interface SiteContent extends ReadContent {
  readonly storyByPath: ReadonlyMap<string, WrittenStory>;
  /** Returns up to three stories to read next. */
  readonly related: (story: WrittenStory) => readonly WrittenStory[];
  /** Entries of the archive, newest first. */
  readonly index: readonly StoryIndexEntry[];
  readonly archive: readonly ArchivePage<WrittenStory>[];
  /** The published stories in the sets that visitors download. */
  readonly sets: StorySets<WrittenStory>;
  /**
   * Returns the files with which the browser continues and searches the list of stories, by path.
   *
   * @param bytesOf returns the size of the document of a story
   */
  readonly storyFiles: (
    bytesOf: (id: number) => number,
  ) => Promise<ReadonlyMap<string, readonly object[]>>;
  /** Everything that is still open before the launch. */
  readonly launchItems: readonly LaunchItem[];
  /** True if search engines may index the site (decision 5). */
  readonly isLaunched: boolean;
  readonly pages: readonly SitePage[];
  /** Returns the EPUBs by their paths. They are created once per origin. */
  readonly books: (siteUrl: string) => Promise<ReadonlyMap<string, Uint8Array>>;
  /** Reads a picture by its path on the site. */
  readonly readPicture: (path: string) => Promise<Buffer>;
  readonly names: { readonly long: string; readonly short: string };
  readonly app: AppMetadata;
  /** Returns the title and description of a page; papers and boards only have a title. */
  readonly headOf: (page: SitePage) => Head;
  readonly titleOf: (page: SitePage) => string;
  readonly shares: readonly ShareSubject[];
  /** Returns the structured data (schema.org) of a page. */
  readonly structuredData: (path: string, siteUrl: string, image: string) => readonly object[];
  readonly feed: {
    readonly path: string;
    readonly title: string;
    readonly text: (siteUrl: string, now: Date) => string;
  };
}

export async function readSiteContent(options: ContentOptions): Promise<SiteContent> {
  const read = await readContent(options);
  const { root } = options;
  const publicFolder = join(root, 'public');
  const { stories, storyErrors, otherErrors, pictures } = read;
  const isValid = storyErrors.length === 0 && otherErrors.length === 0;
  const unsettled = launchItems(stories);
  const published = stories.filter(({ isDraft }) => !isDraft);
  const storyByPath = new Map(stories.map((story) => [`/stories/${story.id}`, story]));
  const heads = allHeads(stories);
  const titles = paperTitles(stories);
  const headOf = ({ kind, path }: SitePage) => {
    const head = heads.get(kind === 'page' || kind === 'story' ? path : kind);
    if (!head) throw new Error(`No title is written for ${path}`);
    return head;
  };
  const books = new Map<string, Promise<ReadonlyMap<string, Uint8Array>>>();
  const readPicture = (path: string) =>
    readFile(pictures.files.get(path) ?? join(publicFolder, path));
  return {
    ...read,
    storyByPath,
    related: createRelatedStories(stories),
    index: storyIndex(stories),
    archive: archivePages(stories),
    sets: storySets(published),
    async storyFiles(bytesOf) {
      const index = await Promise.all(
        storyIndex(stories).map(async (entry): Promise<IndexedStory> => {
          const picture = await readPicture(entry.thumb.src);
          return { ...entry, bytes: bytesOf(entry.id) + picture.length };
        }),
      );
      const texts = storySearchFiles(stories).map(
        (file, index) => [storySearchPath(index + 1), file] as const,
      );
      return new Map<string, readonly object[]>([[storyIndexPath, index], ...texts]);
    },
    launchItems: unsettled,
    isLaunched: isValid && unsettled.length === 0,
    pages: [
      ...sitePages(stories.map((story) => story.id)).map((page) => {
        const story = storyByPath.get(page.path);
        return story ? { ...page, lang: story.lang, isListed: !story.isDraft } : page;
      }),
      ...sitePapers(stories),
    ],
    books(siteUrl) {
      const cache = buildCache(root, 'share-pictures');
      const made =
        books.get(siteUrl) ?? storyBooks({ stories, siteUrl, publicFolder, readPicture, cache });
      books.set(siteUrl, made);
      return made;
    },
    readPicture,
    names: { long: siteName, short: productShort },
    app: appMetadata,
    headOf,
    titleOf: (page) => titles.get(page.path) ?? headOf(page).title,
    shares: shareSubjects(stories),
    structuredData: (path, siteUrl, image) =>
      structuredData(path, storyByPath.get(path), siteUrl, image),
    feed: {
      path: feedPath,
      title: feedTitle,
      text: (siteUrl, now) => storyFeed(published, siteUrl, now),
    },
  };
}
