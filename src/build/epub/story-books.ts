import { createHash } from 'node:crypto';
import { storiesCopy } from '#pages/stories/stories-copy.ts';
import { siteName, company } from '#content/site.ts';
import { storySets, type YearSet } from '#content/story/story-sets.ts';
import { type WrittenStory, newestFirst } from '#content/story/story.ts';
import { mediaType } from '#hosting/media-type.ts';
import { booksPath, storyBookPath, yearBookPath } from '#shared/book-path.ts';
import type { BuildCache } from '../build-cache.ts';
import { deflatedZip } from '../deflated-zip.ts';
import { mapConcurrently } from '../map-concurrently.ts';
import { coverLayout } from '../seo/card-layout.ts';
import { createCardRenderer } from '../seo/card-renderer.ts';
import { escapeText } from '../pages/escape-text.ts';
import { page, storyChapters } from './story-page.ts';

interface StoryBooksOptions {
  readonly stories: readonly WrittenStory[];
  readonly siteUrl: string;
  readonly publicFolder: string;
  readonly readPicture: (path: string) => Promise<Uint8Array>;
  readonly cache: BuildCache;
}

/**
 * Creates an EPUB of each story and of all stories, or of each year if there are many. Returns them by
 * their paths.
 */
export async function storyBooks({
  stories,
  siteUrl,
  publicFolder,
  readPicture,
  cache,
}: StoryBooksOptions): Promise<ReadonlyMap<string, Uint8Array>> {
  const allTitle = `${siteName}: ${storiesCopy.hero.headline}`;
  const { newest, year, earlier } = storySets(stories.filter(({ isDraft }) => !isDraft));
  const ofYear = (one: YearSet<WrittenStory>, path: string) => ({
    title: `${allTitle} ${one.year}`,
    stories: one.stories,
    path,
    identifierPath: yearBookPath(one.year),
  });
  const books = [
    year === undefined
      ? { title: allTitle, stories: newest, path: booksPath, identifierPath: booksPath }
      : ofYear({ year, stories: newest }, booksPath),
    ...earlier.map((one) => ofYear(one, yearBookPath(one.year))),
    ...stories.map((story) => ({
      title: story.title,
      stories: [story],
      path: storyBookPath(story.id),
      identifierPath: storyBookPath(story.id),
    })),
  ];
  const titles = books.map(({ title }) => title);
  const renderCard = createCardRenderer({ publicFolder, cache, titles });
  return new Map(
    await mapConcurrently(books, async ({ title, stories: chapters, path, identifierPath }) => {
      const paths = [...new Set(chapters.map(({ image }) => image))];
      const pictures = new Map(
        await Promise.all(paths.map(async (each) => [each, await readPicture(each)] as const)),
      );
      const art = [...pictures.values()][0] ?? (await readPicture('/art/spot-read.svg'));
      const cover = await renderCard({ title, art, layout: coverLayout, fit: 'cover' });
      return [
        path,
        storyBook({ title, stories: chapters, identifierPath, siteUrl, cover, pictures }),
      ] as const;
    }),
  );
}

interface Book {
  readonly title: string;
  /** Stories in the order of the chapters. */
  readonly stories: readonly WrittenStory[];
  readonly siteUrl: string;
  /** Gives the identifier with `siteUrl`; stays the same when a new year moves the book to another path. */
  readonly identifierPath: string;
  readonly cover: { readonly bytes: Uint8Array; readonly type: 'png' | 'jpg' };
  /** Pictures of the stories by their paths. */
  readonly pictures: ReadonlyMap<string, Uint8Array>;
}

/** Writes stories as an EPUB 3. The output is deterministic. */
export function storyBook(book: Book): Uint8Array {
  const { stories, siteUrl, title, cover, pictures } = book;
  const chapters = stories.flatMap((story) =>
    storyChapters(story, `${siteUrl}/stories/${story.id}`, fileOf(story.image)),
  );
  const coverFile = `cover.${cover.type}`;
  const items = [
    '<item id="nav" href="nav.xhtml" media-type="application/xhtml+xml" properties="nav"/>',
    '<item id="style" href="style.css" media-type="text/css"/>',
    `<item id="cover" href="${coverFile}" media-type="${mediaType(coverFile)}" properties="cover-image"/>`,
    ...chapters.map(
      ({ id }) => `<item id="${id}" href="${id}.xhtml" media-type="application/xhtml+xml"/>`,
    ),
    ...[...pictures.keys()].map(
      (path, at) =>
        `<item id="picture-${at}" href="${fileOf(path)}" media-type="${mediaType(path)}"/>`,
    ),
  ];
  const spine = chapters.map(({ id }) => `<itemref idref="${id}"/>`);
  return deflatedZip([
    ['mimetype', 'application/epub+zip'],
    ['META-INF/container.xml', container],
    ['EPUB/package.opf', packageFile(book, items, spine)],
    ['EPUB/nav.xhtml', contents(title, chapters, titleLanguage(stories))],
    ['EPUB/style.css', style],
    [`EPUB/${coverFile}`, cover.bytes],
    ...chapters.map(({ id, text }) => [`EPUB/${id}.xhtml`, text] as const),
    ...[...pictures].map(([path, bytes]) => [`EPUB/${fileOf(path)}`, bytes] as const),
  ]);
}

/** Returns the file name of a picture in the book. */
function fileOf(path: string): string {
  return path.slice(1);
}

const container =
  '<?xml version="1.0" encoding="UTF-8"?>\n<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles><rootfile full-path="EPUB/package.opf" media-type="application/oebps-package+xml"/></rootfiles></container>';

/** Sets neither sizes nor colours, because readers choose their own. */
const style = 'img{max-width:100%;height:auto}dt{font-weight:bold}dd{margin:0 0 0 1em}';

/** Returns the language of a book's own title, which is that of its only story. */
function titleLanguage(stories: readonly WrittenStory[]): Pick<WrittenStory, 'lang' | 'dir'> {
  const [only, ...others] = stories;
  return only && others.length === 0 ? only : { lang: 'en-GB', dir: 'ltr' };
}

function contents(
  title: string,
  chapters: readonly { readonly id: string; readonly title: string }[],
  { lang, dir }: Pick<WrittenStory, 'lang' | 'dir'>,
): string {
  const links = chapters.map(
    (chapter) => `<li><a href="${chapter.id}.xhtml">${escapeText(chapter.title)}</a></li>`,
  );
  return page(title, lang, dir, [
    `<nav epub:type="toc" role="doc-toc" aria-labelledby="toc"><h1 id="toc">${escapeText(title)}</h1><ol>${links.join('')}</ol></nav>`,
  ]);
}

/** Writes the package file of an EPUB, with its accessibility metadata. */
function packageFile(
  { title, siteUrl, identifierPath, stories }: Book,
  items: readonly string[],
  spine: readonly string[],
): string {
  const [newest] = stories.toSorted(newestFirst);
  const hasSpanish = stories.some(({ spanish, firstHalf }) =>
    [spanish, firstHalf?.spanish ?? []].some((text) => text.length > 0),
  );
  const languages = [
    ...new Set([...stories.map(({ lang }) => lang), ...(hasSpanish ? ['es'] : [])]),
  ];
  const { lang } = titleLanguage(stories);
  const isRightToLeft = stories.length > 0 && stories.every(({ dir }) => dir === 'rtl');
  const features = [
    'alternativeText',
    'readingOrder',
    'structuralNavigation',
    'tableOfContents',
    'displayTransformability',
  ];
  const properties = [
    // Not the build date: every build must write the same bytes.
    ['dcterms:modified', `${newest?.date ?? '2025-01-01'}T00:00:00Z`],
    ['schema:accessMode', 'textual'],
    ['schema:accessMode', 'visual'],
    ['schema:accessModeSufficient', 'textual'],
    ...features.map((feature) => ['schema:accessibilityFeature', feature]),
    ['schema:accessibilityHazard', 'none'],
    [
      'schema:accessibilitySummary',
      'All text is real text in reading order, and every meaningful picture is described.',
    ],
  ].map(([property = '', value = '']) => `<meta property="${property}">${value}</meta>`);
  return [
    `<?xml version="1.0" encoding="UTF-8"?>\n<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id" xml:lang="${lang}">`,
    '<metadata xmlns:dc="http://purl.org/dc/elements/1.1/">',
    `<dc:identifier id="id">urn:uuid:${uuidOf(siteUrl + identifierPath)}</dc:identifier>`,
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
