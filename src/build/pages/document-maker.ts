import { createHash } from 'node:crypto';
import { build } from 'vite';
import { booksPath, storyBookPath, yearBookPath } from '../../shared/book-path.ts';
import type { PublicConfig } from '../../shared/public-config.ts';
import { fontFiles } from '../../theme/font-files.gen.ts';
import { globalCss } from '../../theme/global-css.ts';
import { boldOnPaper } from '../../theme/letter-paper.ts';
import { oldestBrowsers } from '../bundle/bundler-options.ts';
import type { SiteContent } from '../content/site-content.ts';
import { metaTags } from '../seo/meta-tags.ts';
import type { SharePictures } from '../seo/share-pictures.ts';
import type { PageStyles } from '../styles/page-styles.ts';
import type { PageData } from './page-components.tsx';
import { pageDocument, contentSecurityPolicy } from './page-document.ts';
import type { SitePage } from './site-pages.ts';
import { escapeText } from './escape-text.ts';

interface DocumentSources {
  readonly config: PublicConfig;
  readonly site: SiteContent;
  /** Documents state the sizes of files to download. */
  readonly data: PageData;
  readonly pictures: SharePictures;
  /** The function of render-page.tsx. */
  readonly renderPage: typeof import('./render-page.tsx').renderPage;
  readonly styles: PageStyles;
  readonly runtime: readonly string[];
  readonly router: string;
  readonly islandStyles: string;
  /** Address of the stylesheet that holds all rules in development. */
  readonly stylesheet?: string;
}

interface DocumentMaker {
  /** Returns the HTML file of a page. */
  readonly makeDocument: (page: SitePage) => string;
  /** The stylesheet of all papers, and its address. */
  readonly paperStyles: { readonly address: string; readonly css: string };
}

/** Creates the function that makes documents, for the build and for the development server. */
export async function createDocumentMaker(sources: DocumentSources): Promise<DocumentMaker> {
  const { config, site, data, pictures, renderPage, styles, ...files } = sources;
  const shared = {
    globalCss: globalCss(),
    boot: endInOldEngines + (await plainScript('src/boot/boot.ts')),
    ...files,
    fonts: [fontFiles.display, fontFiles.reading],
  };
  const isInDevelopment = files.stylesheet !== undefined;
  // Papers come first, because their common stylesheet (not in development) needs all of them.
  const papers = site.pages.filter((page) => hasPaperStyles(page) && !isInDevelopment);
  const bodies = new Map(papers.map((page) => [page.path, renderPage(page, data)]));
  const { islands, page: own } = styles.stylesOf([...bodies.values()].join(''));
  const css = shared.globalCss + boldOnPaper + islands + own;
  const paperStyles = { address: stylesheetAddress('papers', css), css };
  const boardScript = await plainScript('src/board/board.ts');
  const makeDocument = (page: SitePage) => {
    const body = bodies.get(page.path) ?? renderPage(page, data);
    if (hasPaperStyles(page)) {
      const title = site.titleOf(page);
      const stylesheet = files.stylesheet ?? paperStyles.address;
      const script = page.kind === 'board' ? boardScript : undefined;
      const parts = { page, title, body, stylesheet, script, isInDevelopment };
      return paperDocument(parts, config);
    }
    const head = site.headOf(page);
    const tags = metaTags(page, site, pictures, config);
    const own = { page, head, metaTags: tags, body, styles: styles.stylesOf(body) };
    return pageDocument({ ...shared, ...own }, config);
  };
  return { makeDocument, paperStyles };
}

/** Returns whether a document shares the stylesheet of the papers. */
function hasPaperStyles({ kind }: SitePage): boolean {
  return kind === 'paper' || kind === 'board';
}

/** Returns the address of a stylesheet, which changes with its text. */
export function stylesheetAddress(name: string, text: string): string {
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8);
  return `/assets/${name}-${hash}.css`;
}

/** Returns the story data that documents need. `books` are the EPUBs by their paths. */
export function pageData(
  { stories, archive, related, sets }: SiteContent,
  books: ReadonlyMap<string, Uint8Array>,
  siteUrl: string,
): PageData {
  const bytesOf = (path: string) => books.get(path)?.length ?? 0;
  const built = stories.map((story) => ({
    ...story,
    address: `${siteUrl}/stories/${story.id}`,
    bookBytes: bytesOf(storyBookPath(story.id)),
  }));
  const offered = {
    bytes: bytesOf(booksPath),
    year: sets.year,
    years: sets.earlier.map(({ year }) => ({ year, bytes: bytesOf(yearBookPath(year)) })),
  };
  return { siteUrl, stories: built, archive, related, books: offered };
}

/**
 * First statement of the inline script. It throws in engines older than Chrome 90 or Safari 15. The
 * script ends there, and everything that opens and closes stays open, as without script
 * (`data-scripted`).
 */
const endInOldEngines = `document.documentElement.dataset.scripted=RegExp('','d').flags;`;

/** Returns a module and all that it imports as one plain script, minified. */
async function plainScript(input: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: oldestBrowsers,
      modulePreload: false,
      rollupOptions: { input, output: { format: 'iife' } },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  if (!output || !('output' in output)) throw new Error(`${input} was not built`);
  return output.output[0].code.trim();
}

interface PaperParts {
  readonly page: SitePage;
  readonly title: string;
  readonly body: string;
  /** Address of the stylesheet that all papers share. */
  readonly stylesheet: string;
  /** The board's script; papers have `printScript`. Inline, because a pack holds each once. */
  readonly script: string | undefined;
  readonly isInDevelopment: boolean;
}

/** Script of a paper, in its head: the styles show the print button from the first paint on. */
const printScript =
  "document.documentElement.dataset.scripted='';" +
  "addEventListener('click',({target})=>target.closest?.('[data-print]')&&print())";

/**
 * Returns the HTML file of a paper or a board. A device keeps many of them, so they share a
 * stylesheet and have neither the frame nor the runtime of a page.
 */
function paperDocument(
  { page, title, body, stylesheet, script, isInDevelopment }: PaperParts,
  config: PublicConfig,
): string {
  const code = script ?? printScript;
  const element = `<script>${code}</script>`;
  const policy = contentSecurityPolicy(config, page.path, { scripts: [code], styles: [] });
  return [
    `<!doctype html><html lang="${page.lang}"><head><meta charset="utf-8">`,
    isInDevelopment ? '' : `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>${escapeText(title)}</title>`,
    '<meta name="robots" content="noindex">',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    script ? '' : element,
    `<link rel="stylesheet" href="${stylesheet}">`,
    `</head><body>${body}${script ? element : ''}</body></html>`,
  ].join('');
}
