import { deflateRawSync } from 'node:zlib';
import { createHash } from 'node:crypto';
import { extname } from 'node:path';
import { company } from '#content/site.ts';
import type { WrittenStory } from '#content/story/story.ts';
import { page, storyPage } from './story-page.ts';
import { formatUuid } from '#shared/uuid.ts';
import { zip } from '#shared/zip.ts';
import { escapeText } from '../pages/escape-text.ts';

interface Book {
  readonly title: string;
  readonly stories: readonly WrittenStory[];
  /** Where the site stands, and this book on it: its name for ever. */
  readonly siteUrl: string;
  readonly path: string;
  /** YYYY-MM-DD. */
  readonly day: string;
  /** A picture's bytes by its path. */
  readonly readPicture: (path: string) => Uint8Array;
}

/** What every reading system can show; others are left out, their story stays whole. */
const pictureTypes: Readonly<Record<string, string>> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
};

/** An EPUB 3 of stories, with what tells readers who need it how far they can use it. */
export function storyBook(book: Book): Uint8Array {
  const { stories, siteUrl, title } = book;
  const pictures = new Map(
    stories.flatMap(({ image }) => {
      const type = pictureTypes[extname(image)];
      return type === undefined ? [] : [[image, { file: image.slice(1), type }] as const];
    }),
  );
  const chapters = stories.map((story) => ({
    id: `story-${story.id}`,
    title: story.title,
    text: storyPage(story, `${siteUrl}/stories/${story.id}`, pictures.get(story.image)?.file),
  }));
  const items = [
    '<item id="nav" href="nav.xhtml" media-type="application/xhtml+xml" properties="nav"/>',
    '<item id="style" href="style.css" media-type="text/css"/>',
    ...chapters.map(
      ({ id }) => `<item id="${id}" href="${id}.xhtml" media-type="application/xhtml+xml"/>`,
    ),
    ...[...pictures.values()].map(
      ({ file, type }, at) => `<item id="picture-${at}" href="${file}" media-type="${type}"/>`,
    ),
  ];
  const spine = chapters.map(({ id }) => `<itemref idref="${id}"/>`);
  const entries: readonly (readonly [string, string | Uint8Array])[] = [
    ['mimetype', 'application/epub+zip'],
    ['META-INF/container.xml', container],
    ['EPUB/package.opf', packageFile(book, items, spine)],
    ['EPUB/nav.xhtml', contents(title, chapters)],
    ['EPUB/style.css', style],
    ...chapters.map(({ id, text }) => [`EPUB/${id}.xhtml`, text] as const),
    ...[...pictures].map(([path, { file }]) => [`EPUB/${file}`, book.readPicture(path)] as const),
  ];
  return zip(
    entries.map(([name, content], at) => {
      const bytes = Buffer.from(content);
      // The first is stored as it is, because an EPUB is known by it.
      return at === 0
        ? { name, bytes }
        : { name, bytes, deflated: deflateRawSync(bytes, { level: 9 }) };
    }),
  );
}

const container =
  '<?xml version="1.0" encoding="UTF-8"?>\n<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles><rootfile full-path="EPUB/package.opf" media-type="application/oebps-package+xml"/></rootfiles></container>';

/** No size and no colour: the reader's own come first. */
const style = 'img{max-width:100%;height:auto}dt{font-weight:bold}dd{margin:0 0 0 1em}';

function packageFile(
  { title, siteUrl, path, day, stories }: Book,
  items: readonly string[],
  spine: readonly string[],
): string {
  const hasPictures = stories.length > 0;
  const properties = [
    ['dcterms:modified', `${day}T00:00:00Z`],
    ['schema:accessMode', 'textual'],
    ...(hasPictures ? [['schema:accessMode', 'visual']] : []),
    ['schema:accessModeSufficient', 'textual'],
    ...['alternativeText', 'readingOrder', 'structuralNavigation', 'tableOfContents'].map(
      (feature) => ['schema:accessibilityFeature', feature],
    ),
    ['schema:accessibilityFeature', 'displayTransformability'],
    ['schema:accessibilityHazard', 'none'],
    [
      'schema:accessibilitySummary',
      'All text is text, in its reading order, and every picture that tells something is described.',
    ],
  ].map(([property = '', value = '']) => `<meta property="${property}">${value}</meta>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id" xml:lang="en-GB">',
    '<metadata xmlns:dc="http://purl.org/dc/elements/1.1/">',
    `<dc:identifier id="id">urn:uuid:${uuidOf(siteUrl + path)}</dc:identifier>`,
    `<dc:title>${escapeText(title)}</dc:title><dc:language>en-GB</dc:language>`,
    `<dc:creator>${escapeText(company)}</dc:creator><dc:source>${escapeText(siteUrl)}</dc:source>`,
    ...properties,
    `</metadata><manifest>${items.join('')}</manifest><spine>${spine.join('')}</spine></package>`,
  ].join('');
}

function contents(title: string, chapters: readonly { id: string; title: string }[]): string {
  const links = chapters.map(
    (chapter) => `<li><a href="${chapter.id}.xhtml">${escapeText(chapter.title)}</a></li>`,
  );
  return page(title, [
    `<nav epub:type="toc" role="doc-toc" aria-labelledby="toc"><h1 id="toc">${escapeText(title)}</h1><ol>${links.join('')}</ol></nav>`,
  ]);
}

/** The same name gives the same number (RFC 9562, version 8). */
function uuidOf(name: string): string {
  return formatUuid(createHash('sha256').update(name).digest(), 8);
}
