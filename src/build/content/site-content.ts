import { siteName, productShort } from '#content/site.ts';
import { storySummary } from '#content/story/story-summary.ts';
import type { StorySummary } from '#content/story/story.ts';
import { isReadyForLaunch, launchReport } from './launch-report.ts';
import { readContent, type ReadContent } from './read-content.ts';
import type { StoryFolders } from './read-stories.ts';
import { sitePages, type SitePage } from '../pages/site-pages.ts';

/** All that the build wants to know of the content. Nothing else of `src/build` imports content. */
export interface SiteContent extends ReadContent {
  readonly summaries: readonly StorySummary[];
  /** Search engines may list what is built from this folder (decision 5). */
  readonly isLaunched: boolean;
  readonly pages: readonly SitePage[];
  readonly names: { readonly long: string; readonly short: string };
}

export function readSiteContent(folders: StoryFolders): SiteContent {
  const read = readContent(folders);
  const { stories, storyFaults, otherFaults } = read;
  const isSound = storyFaults.length === 0 && otherFaults.length === 0;
  return {
    ...read,
    summaries: stories.map(storySummary),
    isLaunched: isSound && isReadyForLaunch(launchReport(stories)),
    pages: sitePages(stories.map((story) => story.id)),
    names: { long: siteName, short: productShort },
  };
}
