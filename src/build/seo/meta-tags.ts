import type { Head } from '#content/page/head.ts';
import type { PublicConfig } from '#shared/public-config.ts';
import type { SiteContent } from '../content/site-content.ts';
import { escapeText } from '../pages/escape-text.ts';
import type { SitePage } from '../pages/site-pages.ts';
import type { SharePictures, SharePicture } from './share-pictures.ts';

/**
 * Writes the tags for chat programs, search engines and feed readers. Those read the HTML file, so
 * the page's script does not contain the tags. An unlisted page has none.
 */
export function metaTags(
  page: SitePage,
  content: SiteContent,
  pictures: SharePictures,
  { siteUrl }: PublicConfig,
): string {
  // Pages of the archive use the picture of the list of stories.
  const picture = pictures.of(page.path) ?? pictures.of('/stories');
  if (!page.isListed || !picture) return '';
  const head = content.headOf(page);
  const { path, lang } = page;
  const story = content.storyByPath.get(path);
  const shared = { path, lang, head, picture, ...(story && { published: story.date }) };
  const things = content.structuredData(path, siteUrl, siteUrl + picture.path);
  return [
    shareTags(shared, siteUrl, content.names.long),
    ...(story || feedPages.includes(path) ? [feedLink(content.feed)] : []),
    dataScripts(things),
  ].join('');
}

/** Pages that link to the feed, besides the stories. */
const feedPages: readonly string[] = ['/', '/stories'];

function feedLink({ path, title }: SiteContent['feed']): string {
  return `<link rel="alternate" type="application/atom+xml" title="${escapeText(title)}" href="${path}">`;
}

/** Writes one JSON-LD script per object. `<` is escaped, so that no data can end the script. */
export function dataScripts(things: readonly object[]): string {
  return things
    .map((thing) => JSON.stringify({ '@context': 'https://schema.org', ...thing }))
    .map((json) => json.replaceAll('<', String.raw`\u003c`))
    .map((json) => `<script type="application/ld+json">${json}</script>`)
    .join('');
}

interface SharedPage {
  readonly path: string;
  readonly lang: string;
  readonly head: Head;
  readonly picture: SharePicture;
  /** Publication date of a story. */
  readonly published?: string;
}

/** Writes the Open Graph and Twitter tags: address, title, description and picture. */
function shareTags(page: SharedPage, siteUrl: string, siteName: string): string {
  const { path, lang, head, picture, published } = page;
  const image = siteUrl + picture.path;
  const title = head.title.replace(` | ${siteName}`, '');
  return [
    property('og:type', published === undefined ? 'website' : 'article'),
    property('og:site_name', siteName),
    property('og:locale', localeOf(lang)),
    property('og:url', siteUrl + path),
    property('og:title', title),
    property('og:description', head.description),
    property('og:image', image),
    property('og:image:type', picture.type),
    property('og:image:width', String(picture.width)),
    property('og:image:height', String(picture.height)),
    property('og:image:alt', picture.alt),
    ...(published === undefined ? [] : [property('article:published_time', published)]),
    // Title and description fall back to the og: tags.
    name('twitter:card', 'summary_large_image'),
    name('twitter:image', image),
    name('twitter:image:alt', picture.alt),
  ].join('');
}

/** Formats a language tag as an Open Graph locale: "es" becomes es_ES. */
function localeOf(lang: string): string {
  const { language, region } = new Intl.Locale(lang).maximize();
  return `${language}_${region}`;
}

function property(key: string, value: string): string {
  return `<meta property="${key}" content="${escapeText(value)}">`;
}

function name(key: string, value: string): string {
  return `<meta name="${key}" content="${escapeText(value)}">`;
}
