import { siteMap, type SitePage as MappedPage } from '../../content/page/pages.ts';

export interface SitePage extends Pick<MappedPage, 'path' | 'lang'> {
  /** Where the page is written, below dist. */
  readonly file: string;
  /** Stands in the sitemap. */
  readonly isListed: boolean;
  /** Served for any address: the router may find something else there. */
  readonly isFallback: boolean;
  /** Is drawn on the paper that its readers may choose. */
  readonly isStory: boolean;
  /** Ends of the ids of the modules that the page's loader imports. */
  readonly loads: readonly string[];
}

const storyPath = /^\/stories\/(\d+)$/;

/** What all stories share; a story's text stands in its page, and is a module for those who come from another. */
const stories = ['/src/content/story/stories.ts'];

/** A page that is drawn anew draws its header and footer too. */
const frame = ['/src/sections/site/frame/header.tsx', '/src/sections/site/frame/footer.tsx'];

/** Everything the build writes as HTML. */
export function sitePages(storyIds: readonly number[]): readonly SitePage[] {
  return [
    ...siteMap(storyIds).map(({ path, lang, unpublished = false }) => ({
      path,
      lang,
      // Served with status 404 (decision 8); a host that knows no better shows 404.html for them.
      file: unpublished ? `404${path}.html` : fileOf(path),
      isListed: !unpublished,
      isFallback: false,
      isStory: storyPath.test(path),
      loads: storyPath.test(path) ? stories : [],
    })),
    fallbackAt('/404'),
    fallbackAt('/stories/404', stories),
    // The same pages under addresses with status 200, for the worker to keep.
    fallbackAt('/fallback'),
    { ...fallbackAt('/stories/404', stories), file: 'fallback-story.html' },
  ];
}

function fallbackAt(path: string, loads: readonly string[] = []): SitePage {
  return {
    path,
    lang: 'en-GB',
    file: fileOf(path),
    isListed: false,
    isFallback: true,
    isStory: false,
    loads: [...frame, ...loads],
  };
}

function fileOf(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`;
}
