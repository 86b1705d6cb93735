import { allHeads } from '#content/checks/check-content.ts';
import { type AppMetadata, appMetadata } from '#content/seo/app-metadata.ts';
import { structuredData } from '#content/seo/structured-data.ts';
import { type ShareSubject, shareSubjects } from '#content/seo/share-subject.ts';
import type { Head } from '#content/page/head.ts';
import { siteName, productShort } from '#content/site.ts';
import { type StorySummary, storySummary } from '#content/story/story.ts';
import { feedPath, feedTitle, storyFeed } from '../seo/story-feed.ts';
import { isReadyForLaunch, launchReport } from './launch-report.ts';
import { readContent, type ReadContent, type StoryFolders } from './read-content.ts';
import { pageText } from './page-text.ts';
import { storyBooks } from '../epub/story-books.ts';
import { sitePages, type SitePage } from '../pages/site-pages.ts';

/** All that the build wants to know of the content. Nothing else of `src/build` imports content. */
export interface SiteContent extends ReadContent {
  readonly summaries: readonly StorySummary[];
  /** A story's text as markup of its page. */
  readonly pageText: typeof pageText;
  /** Search engines may list what is built from this folder (decision 5). */
  readonly isLaunched: boolean;
  readonly pages: readonly SitePage[];
  /** EPUBs by their paths, for a site that stands at this address. Made once for each. */
  readonly books: (siteUrl: string) => ReadonlyMap<string, Uint8Array>;
  readonly names: { readonly long: string; readonly short: string };
  readonly app: AppMetadata;
  /** Titles and descriptions, by the page's path. */
  readonly heads: ReadonlyMap<string, Head>;
  readonly shares: readonly ShareSubject[];
  /** What a page says of itself in the words of schema.org. */
  readonly structuredData: (path: string, siteUrl: string, image: string) => readonly object[];
  readonly feed: {
    readonly path: string;
    readonly title: string;
    readonly text: (siteUrl: string, now: Date) => string;
  };
}

export function readSiteContent(folders: StoryFolders): SiteContent {
  const read = readContent(folders);
  const { publicFolder = 'public' } = folders;
  const made = new Map<string, ReadonlyMap<string, Uint8Array>>();
  const { stories, storyErrors, otherErrors } = read;
  const isSound = storyErrors.length === 0 && otherErrors.length === 0;
  return {
    ...read,
    summaries: stories.map(storySummary),
    pageText,
    isLaunched: isSound && isReadyForLaunch(launchReport(stories)),
    pages: sitePages(stories.map((story) => story.id)),
    books(siteUrl) {
      const books = made.get(siteUrl) ?? storyBooks({ stories, siteUrl, publicFolder });
      made.set(siteUrl, books);
      return books;
    },
    names: { long: siteName, short: productShort },
    app: appMetadata,
    heads: allHeads(stories),
    shares: shareSubjects(stories),
    structuredData: (path, siteUrl, image) => structuredData(path, stories, siteUrl, image),
    feed: {
      path: feedPath,
      title: feedTitle,
      text: (siteUrl, now) => storyFeed(stories, siteUrl, now),
    },
  };
}
