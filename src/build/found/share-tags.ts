import type { Head } from '#content/page/head.ts';
import { escapeText } from '../pages/escape-text.ts';
import type { SharePicture } from './share-pictures.ts';

interface SharedPage {
  readonly path: string;
  readonly lang: string;
  readonly head: Head;
  readonly picture: SharePicture;
  /** The day on which a story appeared. */
  readonly published?: string;
}

/** What chat windows read to show a page: its address, title, description and picture. */
export function shareTags(page: SharedPage, siteUrl: string, siteName: string): string {
  const { path, lang, head, picture, published } = page;
  const image = siteUrl + picture.path;
  const title = head.title.replace(` | ${siteName}`, '');
  return [
    property('og:type', published === undefined ? 'website' : 'article'),
    property('og:site_name', siteName),
    property('og:locale', lang.replace('-', '_')),
    property('og:url', siteUrl + path),
    property('og:title', title),
    property('og:description', head.description),
    property('og:image', image),
    property('og:image:type', picture.type),
    property('og:image:width', String(picture.width)),
    property('og:image:height', String(picture.height)),
    property('og:image:alt', picture.alt),
    ...(published === undefined ? [] : [property('article:published_time', published)]),
    // Title and description are read from the tags above.
    name('twitter:card', 'summary_large_image'),
    name('twitter:image', image),
    name('twitter:image:alt', picture.alt),
  ].join('');
}

function property(key: string, value: string): string {
  return `<meta property="${key}" content="${escapeText(value)}">`;
}

function name(key: string, value: string): string {
  return `<meta name="${key}" content="${escapeText(value)}">`;
}
