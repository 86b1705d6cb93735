import type { Plugin, ViteDevServer } from 'vite';
import { isFilePath } from '../../hosting/host-rules.ts';
import type { PublicConfig } from '../../shared/public-config.ts';
import type { ContentSource } from '../content/content-source.ts';
import { isStoryListFile } from '../files/story-files.ts';
import type { SharePictures } from '../seo/share-pictures.ts';
import { createDocumentMaker, pageData } from './document-maker.ts';
import type { SitePage } from './site-pages.ts';

const stylesheet = '/@site.css';
const renderer = '/src/build/pages/render-page.tsx';

/**
 * Renders documents on request. An edited page is reloaded; an edited island and all styles are replaced
 * without a reload.
 */
export function devPagesPlugin(
  config: PublicConfig,
  content: ContentSource,
  pictures: SharePictures,
): Plugin {
  const loadRenderer = async (server: ViteDevServer) =>
    (await server.ssrLoadModule(renderer)) as typeof import('./render-page.tsx');

  async function render(server: ViteDevServer, pathname: string): Promise<[number, string]> {
    // devContentPlugin shows the errors, also the exception of a content module.
    const site = await content.current().catch(() => undefined);
    if (!site || site.storyErrors.length + site.otherErrors.length > 0)
      return [500, '<!doctype html>'];
    const { renderPage } = await loadRenderer(server);
    const { makeDocument } = await createDocumentMaker({
      config,
      site,
      pictures,
      // Files to download take time to build, and are not served in development.
      data: pageData(site, new Map(), config.siteUrl),
      renderPage,
      // All rules are in the stylesheet.
      styles: { islandSheet: '', stylesOf: () => ({ islands: '', frame: '', page: '' }) },
      runtime: ['/src/main.ts'],
      router: '',
      islandStyles: '',
      stylesheet,
    });
    const page = pageAt(site.pages, pathname);
    const isMissing = page.kind === 'not-found' || page.kind === 'story-not-found';
    return [isMissing ? 404 : 200, makeDocument(page)];
  }

  /** Returns the text of a file with which the browser continues or searches the list of stories. */
  async function storyListFile(pathname: string): Promise<string | undefined> {
    const { storyFiles } = await content.current();
    // The sizes are those of the pictures: documents are rendered on request.
    return JSON.stringify((await storyFiles(() => 0)).get(pathname));
  }

  return {
    name: 'dev-pages',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use(stylesheet, async (_request, response) => {
        const { collectRules } = await loadRenderer(server);
        const rules = collectRules().map(({ css }) => css);
        response.setHeader('Content-Type', 'text/css').end(rules.join(''));
      });
      return () =>
        server.middlewares.use(async ({ originalUrl = '/', method }, response, next) => {
          const { pathname } = new URL(originalUrl, 'http://localhost');
          const isList = isStoryListFile(pathname);
          if (method !== 'GET' || (isFilePath(pathname) && !isList)) return next();
          try {
            if (isList) {
              const list = await storyListFile(pathname);
              if (list === undefined) return next();
              response.setHeader('Content-Type', 'application/json');
              return void response.end(list);
            }
            const [status, html] = await render(server, pathname);
            response.statusCode = status;
            response.setHeader('Content-Type', 'text/html');
            response.end(await server.transformIndexHtml(originalUrl, html));
          } catch (error) {
            next(error);
          }
        });
    },
    hotUpdate({ file, modules, server, timestamp }) {
      if (this.environment.name !== 'ssr' || modules.length === 0) return;
      const { moduleGraph, hot } = server.environments.client;
      const isInBrowser = Boolean(moduleGraph.getModulesByFile(file)?.size);
      const update = { path: stylesheet, acceptedPath: stylesheet, timestamp } as const;
      if (isInBrowser) hot.send({ type: 'update', updates: [{ type: 'css-update', ...update }] });
      else hot.send({ type: 'full-reload' });
    },
  };
}

/** Returns the page that a server answers with at a path. */
function pageAt(pages: readonly SitePage[], pathname: string): SitePage {
  const path = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname;
  const missing = path.startsWith('/stories/') ? '/stories/404' : '/404';
  const page = pages.find((one) => one.path === path) ?? pages.find((one) => one.path === missing);
  if (!page) throw new Error(`No page for ${path}`);
  return page;
}
