import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin, type ResolvedConfig } from 'vite';
import type { PublicConfig } from '../../shared/public-config.ts';
import { fontFiles } from '../../theme/font-files.gen.ts';
import { globalCss } from '../../theme/global-css.ts';
import { type ChunkGraph, readChunkGraph } from '../bundle/chunk-graph.ts';
import { oldestBrowsers } from '../bundle/bundler-options.ts';
import { BuildError } from '../build-error.ts';
import type { ContentSource } from '../content/content-source.ts';
import type { SiteContent } from '../content/site-content.ts';
import { structuredDataErrors } from '../seo/structured-data-errors.ts';
import { metaTags } from '../seo/meta-tags.ts';
import type { SharePictures } from '../seo/share-pictures.ts';
import type { FillOrder } from '../files/fill-order.ts';
import { writeSiteSheet } from '../styles/site-sheet.ts';
import { pageDocument } from './page-document.ts';
import type { SitePage } from './site-pages.ts';

const pagesEntry = 'src/build/styles/pages-entry.ts';

/**
 * Writes every route as finished HTML once the browser's build is there. It runs before the
 * worker's plugin collects its files, so that the worker's list holds the pages.
 */
export function prerenderPlugin(
  config: PublicConfig,
  content: ContentSource,
  pictures: SharePictures,
  onWritten: FillOrder['note'],
): Plugin {
  let graph: ChunkGraph;
  let failure: Error | undefined;
  let resolved: ResolvedConfig;
  return {
    name: 'prerender',
    apply: (_config, env) => env.command === 'build' && !env.isSsrBuild,
    configResolved(value) {
      resolved = value;
    },
    buildEnd(error) {
      failure = error;
    },
    generateBundle(_options, bundle) {
      graph = readChunkGraph(bundle, (id) => this.getModuleInfo(id)?.dynamicallyImportedIds ?? []);
    },
    closeBundle: {
      order: 'pre',
      sequential: true,
      async handler() {
        // Otherwise the build within this one would fail of the same, and say it again.
        if (failure) throw failure;
        const out = resolve(resolved.root, resolved.build.outDir);
        // Inside the project, so that its packages are found.
        const temporary = await mkdtemp(join(resolved.root, 'node_modules/.prerender-'));
        await build({
          configFile: resolved.configFile ?? false,
          build: { ssr: pagesEntry, outDir: temporary, emptyOutDir: true },
          logLevel: 'error',
        });
        try {
          const site = await content.current();
          await writePages({ site, out, temporary, graph, config, pictures, onWritten });
        } finally {
          await rm(temporary, { recursive: true, force: true });
        }
      },
    },
  };
}

interface Writing {
  readonly site: SiteContent;
  readonly out: string;
  /** Where the code lies that draws the pages. */
  readonly temporary: string;
  readonly graph: ChunkGraph;
  readonly config: PublicConfig;
  readonly pictures: SharePictures;
  readonly onWritten: FillOrder['note'];
}

async function writePages(writing: Writing): Promise<void> {
  const { site, out, temporary, graph, config, pictures, onWritten } = writing;
  const server: typeof import('../styles/pages-entry.ts') = await import(
    `${pathToFileURL(join(temporary, 'pages-entry.js')).href}?${config.build}`
  );
  const css = globalCss();
  const sheet = await writeSiteSheet(server.looks(), out);
  const boot = await bootScript();
  const faults: string[] = [];
  for (const page of site.pages) {
    const rendered = await server.render(page.path);
    const { tags, things } = metaTags(page, site, pictures, config);
    const html = pageDocument(
      {
        path: page.path,
        lang: page.lang,
        foundTags: tags,
        drawn: rendered.html,
        rules: sheet.rulesFor(rendered.html),
        sheet: sheet.address,
        globalCss: css,
        boot,
        modules: graph.modulesFor(rendered.routeIds, page.loads),
        fonts: Object.values(fontFiles),
        isFallback: page.isFallback,
        isStory: page.isStory,
      },
      config,
    );
    faults.push(...structuredDataErrors(things, { ...page, siteUrl: config.siteUrl, html }));
    await writePage(out, page, html);
    onWritten({
      ...page,
      html,
      code: [sheet.address, ...graph.allFor(rendered.routeIds, page.loads)],
    });
  }
  if (faults.length > 0)
    throw new BuildError(`The data of the pages has faults:\n${faults.join('\n')}`);
}

async function writePage(out: string, page: SitePage, html: string): Promise<void> {
  const file = join(out, page.file);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, html);
}

/** The inline start-up script, minified: src/boot.ts as one plain script. */
async function bootScript(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: oldestBrowsers,
      modulePreload: false,
      rollupOptions: { input: 'src/boot.ts', output: { format: 'iife' } },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  if (!output || !('output' in output)) throw new Error('src/boot.ts was not built');
  return output.output[0].code.trim();
}
