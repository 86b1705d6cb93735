import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Plugin, type Rollup, runnerImport } from 'vite';
import type { PublicConfig } from '../../shared/public-config.ts';
import { isArchiveCompressed } from '../../shared/story-keeping.ts';
import type { StorySummary } from '../../content/story/story.ts';
import { BuildError } from '../build-error.ts';
import { styledComponentsOptions } from '../bundle/bundler-options.ts';
import type { ContentSource } from '../content/content-source.ts';
import type { InstallOrder } from '../files/install-order.ts';
import { storyOf } from '../../hosting/pack.ts';
import type { StoryFiles } from '../files/story-files.ts';
import { writeFiles } from '../files/write-files.ts';
import type { SharePictures } from '../seo/share-pictures.ts';
import { createPageStyles } from '../styles/page-styles.ts';
import { staticStyles } from '../styles/static-styles-plugin.ts';
import { createDocumentMaker, stylesheetAddress, pageData } from './document-maker.ts';

interface Prerendering {
  readonly config: PublicConfig;
  readonly content: ContentSource;
  readonly pictures: SharePictures;
  /** Ids of the styled components that the browser's code contains. */
  readonly browserIds: ReadonlySet<string>;
  readonly onPage: (
    page: Parameters<InstallOrder['add']>[0] & Parameters<StoryFiles['add']>[0],
  ) => void;
  readonly onList: StoryFiles['addList'];
}

/**
 * Writes every document when the browser's bundle is complete, and before the worker's plugin collects its
 * files, so that the worker's list contains the documents.
 */
export function prerenderPlugin(prerendering: Prerendering): Plugin {
  let code: BrowserCode | undefined;
  let failure: Error | undefined;
  return {
    name: 'prerender',
    apply: 'build',
    buildEnd(error) {
      failure = error;
    },
    generateBundle(_options, bundle) {
      code = browserCode(bundle);
    },
    closeBundle: {
      order: 'pre',
      sequential: true,
      async handler() {
        if (failure) throw failure;
        if (!code) throw new Error('The browser’s code was not built');
        const { root, build } = this.environment.config;
        await writeDocuments(prerendering, root, resolve(root, build.outDir), code);
      },
    },
  };
}

/** Addresses of scripts, as the documents name them. */
interface BrowserCode {
  readonly runtime: readonly string[];
  readonly router: string;
}

/** Returns the addresses of the entry and its imports, in the order in which they run, and of the router. */
function browserCode(bundle: Rollup.OutputBundle): BrowserCode {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const entry = chunks.find(({ isEntry }) => isEntry);
  const router = chunks.find(({ name }) => name === 'start-router');
  if (!entry || !router) throw new Error('The browser’s build lacks the entry or the router');
  return {
    runtime: [...entry.imports, entry.fileName].map((name) => `/${name}`),
    router: `/${router.fileName}`,
  };
}

async function writeDocuments(
  { config, content, pictures, browserIds, onPage, onList }: Prerendering,
  root: string,
  out: string,
  code: BrowserCode,
): Promise<void> {
  const site = await content.current();
  const { renderPage, collectRules, formErrors, changeDay, stateDay, takeFiles } = await loadPages(
    root,
    config,
  );
  const styles = createPageStyles(collectRules(), browserIds);
  const islandStyles = stylesheetAddress('islands', styles.islandSheet);
  await writeFile(join(out, islandStyles), styles.islandSheet);
  const books = await site.books(config.siteUrl);
  const storyData = pageData(site, books, config.siteUrl);
  const day = stateDay(root, site.stories);
  const dayOf = (stories: readonly StorySummary[]) => changeDay(root, stories);
  const taking = { site, siteUrl: config.siteUrl, day, dayOf, styles };
  const { files, offer } = await takeFiles(taking, storyData);
  await writeFiles(out, files);
  const data = { ...storyData, offer };
  const sources = { config, site, data, pictures, renderPage, styles, ...code, islandStyles };
  const { makeDocument, paperStyles } = await createDocumentMaker(sources);
  await writeFile(join(out, paperStyles.address), paperStyles.css);
  const forms: string[] = [];
  const storedSize = (text: string) =>
    isArchiveCompressed(site.stories.length) ? gzipSync(text).length : Buffer.byteLength(text);
  /** Bytes that the documents of a story take on a device, by its id. */
  const bytes = new Map<string, number>();
  for (const page of site.pages) {
    const html = makeDocument(page);
    forms.push(...formErrors(page.path, html));
    await writeFiles(out, [[page.file, html]]);
    const story = storyOf(page.path);
    const size = story === undefined ? Buffer.byteLength(html) : storedSize(html);
    onPage({ ...page, html, bytes: size });
    if (story !== undefined) bytes.set(story, (bytes.get(story) ?? 0) + size);
  }
  const lists = await site.storyFiles((id) => bytes.get(String(id)) ?? 0);
  for (const [path, list] of lists) {
    const text = JSON.stringify(list);
    onList({ path, bytes: storedSize(text) });
    await writeFiles(out, [[path, text]]);
  }
  if (forms.length > 0)
    throw new BuildError(`Forms do not say that they are for grown-ups:\n${forms.join('\n')}`);
}

type PagesModule = typeof import('./build-entry.ts');

/** Loads the code that renders pages, which no bundle contains. */
async function loadPages(root: string, config: PublicConfig): Promise<PagesModule> {
  const { module } = await runnerImport<PagesModule>(
    resolve(root, 'src/build/pages/build-entry.ts'),
    {
      root,
      configFile: false,
      logLevel: 'error',
      mode: 'production',
      define: { __PUBLIC_CONFIG__: JSON.stringify(config) },
      oxc: { plugins: { styledComponents: styledComponentsOptions } },
      plugins: [staticStyles().plugin],
    },
  );
  return module;
}
