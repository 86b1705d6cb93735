import { createHash } from 'node:crypto';
import { company } from '#content/site.ts';
import { newestFirst } from '#content/story/newest-first.ts';
import type { StorySummary } from '#content/story/story.ts';
import { escapeText } from '../pages/escape-text.ts';

interface PackagedBook {
  readonly title: string;
  readonly stories: readonly Pick<StorySummary, 'id' | 'date' | 'lang' | 'dir'>[];
  /** Origin of the site. With the path it makes the identifier, which never changes. */
  readonly siteUrl: string;
  readonly path: string;
}

/** Writes the package file of an EPUB, with its accessibility metadata. */
export function packageFile(
  { title, siteUrl, path, stories }: PackagedBook,
  items: readonly string[],
  spine: readonly string[],
): string {
  const [newest] = stories.toSorted(newestFirst);
  const languages = [...new Set(stories.map(({ lang }) => lang))];
  const [lang = 'en-GB'] = languages;
  const isRightToLeft = stories.length > 0 && stories.every(({ dir }) => dir === 'rtl');
  const features = ['alternativeText', 'readingOrder', 'structuralNavigation', 'tableOfContents'];
  const properties = [
    // Not the build date: every build must write the same bytes.
    ['dcterms:modified', `${newest?.date ?? '2025-01-01'}T00:00:00Z`],
    ['schema:accessMode', 'textual'],
    ['schema:accessMode', 'visual'],
    ['schema:accessModeSufficient', 'textual'],
    ...[...features, 'displayTransformability'].map((feature) => [
      'schema:accessibilityFeature',
      feature,
    ]),
    ['schema:accessibilityHazard', 'none'],
    [
      'schema:accessibilitySummary',
      'All text is text, in its reading order, and every picture that tells something is described.',
    ],
  ].map(([property = '', value = '']) => `<meta property="${property}">${value}</meta>`);
  return [
    `<?xml version="1.0" encoding="UTF-8"?>\n<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id" xml:lang="${lang}">`,
    '<metadata xmlns:dc="http://purl.org/dc/elements/1.1/">',
    `<dc:identifier id="id">urn:uuid:${uuidOf(siteUrl + path)}</dc:identifier>`,
    `<dc:title>${escapeText(title)}</dc:title>`,
    ...languages.map((language) => `<dc:language>${language}</dc:language>`),
    `<dc:creator>${escapeText(company)}</dc:creator><dc:source>${escapeText(siteUrl)}</dc:source>`,
    ...properties,
    // EPUB 2 readers find the cover by this element.
    '<meta name="cover" content="cover"/>',
    `</metadata><manifest>${items.join('')}</manifest>`,
    `<spine${isRightToLeft ? ' page-progression-direction="rtl"' : ''}>${spine.join('')}</spine></package>`,
  ].join('');
}

/** Derives a UUID from a name (RFC 9562, version 8). */
function uuidOf(name: string): string {
  const hex = createHash('sha256').update(name).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
