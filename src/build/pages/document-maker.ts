import { build } from 'vite';
import { booksPath, storyBookPath } from '../../shared/book-path.ts';
import type { PublicConfig } from '../../shared/public-config.ts';
import { fontFiles } from '../../theme/font-files.gen.ts';
import { globalCss } from '../../theme/global-css.ts';
import { oldestBrowsers } from '../bundle/bundler-options.ts';
import type { SiteContent } from '../content/site-content.ts';
import { metaTags } from '../seo/meta-tags.ts';
import type { SharePictures } from '../seo/share-pictures.ts';
import type { PageStyles } from '../styles/page-styles.ts';
import type { PageData } from './page-components.tsx';
import { pageDocument } from './page-document.ts';
import type { SitePage } from './site-pages.ts';

interface DocumentSources {
  readonly config: PublicConfig;
  readonly site: SiteContent;
  /** EPUBs by their paths; documents state their sizes. */
  readonly books: ReadonlyMap<string, Uint8Array>;
  readonly pictures: SharePictures;
  /** The function of render-page.tsx. */
  readonly renderPage: typeof import('./render-page.tsx').renderPage;
  readonly styles: PageStyles;
  readonly runtime: readonly string[];
  readonly islandStyles: string;
  /** Holds all rules in development. */
  readonly stylesheet?: string;
}

interface MadeDocument {
  readonly html: string;
  /** Structured data of the document. */
  readonly things: readonly object[];
}

/** Returns a function that makes the documents of the site, for the build and for the development server. */
export async function createDocumentMaker(
  sources: DocumentSources,
): Promise<(page: SitePage) => MadeDocument> {
  const { config, site, books, pictures, renderPage, styles, ...files } = sources;
  const shared = {
    globalCss: globalCss(),
    boot: await bootScript(),
    ...files,
    fonts: [fontFiles.display, fontFiles.reading],
  };
  const data = pageData(site, books, config.siteUrl);
  return (page) => {
    const body = renderPage(page, data);
    const { tags, things } = metaTags(page, site, pictures, config);
    const head = site.headOf(page);
    const own = { page, head, metaTags: tags, body, styles: styles.stylesOf(body) };
    return { html: pageDocument({ ...shared, ...own }, config), things };
  };
}

/** Returns the story data that documents need. */
function pageData(
  { stories, archive, related }: SiteContent,
  books: DocumentSources['books'],
  siteUrl: string,
): PageData {
  const bytesOf = (path: string) => books.get(path)?.length ?? 0;
  const built = stories.map((story) => ({
    ...story,
    address: `${siteUrl}/stories/${story.id}`,
    bookBytes: bytesOf(storyBookPath(story.id)),
  }));
  return { stories: built, archive, related, bookBytes: bytesOf(booksPath) };
}

/**
 * First statement of the inline script. It throws in an engine older than Chrome 90 or Safari 15, whose
 * visitor then has the document as it is without script: everything that opens and closes stays open
 * (`data-scripted`).
 */
const endInOldEngines = `document.documentElement.dataset.scripted=RegExp('','d').flags;`;

/** Returns the inline script of every document, minified: src/boot as one plain script. */
async function bootScript(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: oldestBrowsers,
      modulePreload: false,
      rollupOptions: { input: 'src/boot/boot.ts', output: { format: 'iife' } },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  if (!output || !('output' in output)) throw new Error('src/boot/boot.ts was not built');
  return endInOldEngines + output.output[0].code.trim();
}
