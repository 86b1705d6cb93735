import { siteName, productShort } from '#content/site.ts';
import { storySummary } from '#content/story-summary.ts';
import type { Story, StorySummary } from '#content/story.ts';
import { isReadyForLaunch, launchReport } from './launch-report.ts';
import { parseStories, type StoryFolders } from './read-stories.ts';
import { sitePages, type SitePage } from './site-pages.ts';

/** All that the build wants to know of the content. Nothing else of `src/build` imports content. */
export interface SiteContent {
  /** Those without a fault. */
  readonly stories: readonly Story[];
  readonly summaries: readonly StorySummary[];
  readonly storyFaults: readonly string[];
  /** Looked for where all stories are read: one that is missing would have others as its echo. */
  readonly otherFaults: readonly string[];
  /** Search engines may list what is built from this folder (decision 5). */
  readonly isLaunched: boolean;
  readonly pages: readonly SitePage[];
  readonly names: { readonly long: string; readonly short: string };
}

export function readSiteContent(folders: StoryFolders): SiteContent {
  const { stories, faults: storyFaults } = parseStories(folders);
  const report = storyFaults.length > 0 ? { faults: [], items: [] } : launchReport(stories);
  return {
    stories,
    summaries: stories.map(storySummary),
    storyFaults,
    // A link of the header is looked at once for each place where it stands.
    otherFaults: [...new Set(report.faults)],
    isLaunched: storyFaults.length === 0 && isReadyForLaunch(report),
    pages: sitePages(stories.map((story) => story.id)),
    names: { long: siteName, short: productShort },
  };
}
