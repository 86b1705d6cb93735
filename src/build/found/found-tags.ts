import type { PublicConfig } from '#shared/public-config.ts';
import type { SiteContent } from '../content/site-content.ts';
import { escapeText } from '../pages/escape-text.ts';
import type { SitePage } from '../pages/site-pages.ts';
import { dataScripts } from './data-scripts.ts';
import type { SharePictures } from './share-pictures.ts';
import { shareTags } from './share-tags.ts';

interface FoundTags {
  /** For the head of the page. */
  readonly tags: string;
  /** What the data scripts hold; the finished page has to say it too. */
  readonly things: readonly object[];
}

/**
 * What machines read about a page: chat windows, search engines, feed readers. Nothing of it is in the
 * page's own script: who asks for it always asks for the file. None for a page that is not published.
 */
export function foundTags(
  page: SitePage,
  content: SiteContent,
  pictures: SharePictures,
  { siteUrl }: PublicConfig,
): FoundTags {
  const picture = pictures.of(page.path);
  const head = content.heads.get(page.path);
  if (!page.isListed || !picture || !head) return { tags: '', things: [] };
  const { path, lang } = page;
  const story = content.stories.find(({ id }) => path === `/stories/${id}`);
  const shared = { path, lang, head, picture, ...(story && { published: story.date }) };
  const things = content.dataOf(path, siteUrl, siteUrl + picture.path);
  const tags = [
    shareTags(shared, siteUrl, content.names.long),
    ...(story || path === '/stories' ? [feedLink(content.feed)] : []),
    dataScripts(things),
  ];
  return { tags: tags.join(''), things };
}

function feedLink({ path, title }: SiteContent['feed']): string {
  return `<link rel="alternate" type="application/atom+xml" title="${escapeText(title)}" href="${path}">`;
}
