import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type UserConfig, type UserConfigFnPromise } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { globalCss } from '../theme/global-css.ts';
import { buildReport } from './bundle/build-report.ts';
import { builtFolder } from './bundle/built-folder.ts';
import { chunkGroups } from './bundle/chunk-groups.ts';
import { postBanner } from './bundle/site-paths.ts';
import {
  oldestBrowsers,
  routerOptions,
  styledComponentsOptions,
  quietChecks,
} from './bundle/bundler-options.ts';
import { unreachedModules } from './bundle/unreached-modules-plugin.ts';
import { type ContentSource, contentSource, assertValid } from './content/content-source.ts';
import { devContentPlugin } from './content/dev-content-plugin.ts';
import { storiesPlugin } from './content/stories-plugin.ts';
import { brotliPlugin } from './files/brotli-plugin.ts';
import { fillOrder } from './files/fill-order.ts';
import { createNotices } from './files/notices-plugin.ts';
import { pwaOptions } from './files/pwa-options.ts';
import { siteFilesPlugin } from './files/site-files-plugin.ts';
import { webManifestPlugin } from './files/web-manifest-plugin.ts';
import { storyPicturesPlugin } from './pictures/story-pictures-plugin.ts';
import { sharePictures } from './seo/share-pictures.ts';
import { compileStyles } from './styles/compile-styles.ts';
import { prerenderPlugin } from './pages/prerender-plugin.ts';
import { readEnvironment } from '../server/read-environment.ts';
import { readPublicConfig } from './read-public-config.ts';
import { mailFunctionPlugin } from './server/mail-function-plugin.ts';

/**
 * How Vite builds and serves the site. Before launch every page says noindex, and in development
 * always. Nothing here imports content: see contentSource.
 */
export function siteConfig(forced: { readonly isLaunched?: true } = {}): UserConfigFnPromise {
  return defineConfig(async ({ command, isSsrBuild = false }): Promise<UserConfig> => {
    const env = readEnvironment(process.cwd());
    const showsDrafts = command === 'serve' || env['DRAFTS'] === '1';
    const content = contentOfBuild(isSsrBuild, showsDrafts);
    const isLaunched = !showsDrafts && (forced.isLaunched ?? (await isReady(content)));
    const publicConfig = readPublicConfig(env, isLaunched);
    const built = builtFolder();
    const pictures = sharePictures(content);
    const notices = createNotices(built);
    const order = fillOrder();
    const report = buildReport(built.path, content, isLaunched);
    return {
      appType: 'spa',
      clearScreen: false,
      ...(command === 'build' && { logLevel: 'warn' as const }),
      define: {
        __PUBLIC_CONFIG__: JSON.stringify(publicConfig),
        __BUILD_DAY__: JSON.stringify(new Date().toISOString().slice(0, 10)),
      },
      server: { port: Number(env['PORT'] ?? 4173), strictPort: true },
      build: {
        target: oldestBrowsers,
        cssTarget: oldestBrowsers,
        modulePreload: false,
        reportCompressedSize: false,
        rolldownOptions: {
          checks: quietChecks,
          ...(!isSsrBuild && { output: { codeSplitting: { groups: chunkGroups }, postBanner } }),
        },
        copyPublicDir: !isSsrBuild,
      },
      // React has had this hook for years; the package would bring its own copy.
      resolve: {
        alias: {
          'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector',
        },
      },
      ssr: { noExternal: true },
      oxc: { plugins: { styledComponents: styledComponentsOptions } },
      plugins: [
        unreachedModules(),
        built.plugin,
        tanstackRouter({ ...routerOptions, autoCodeSplitting: !isSsrBuild }),
        storiesPlugin(content, publicConfig),
        react(),
        compileStyles(isSsrBuild),
        contentGuard(content),
        devContentPlugin(content),
        globalCssPlugin(),
        mailFunctionPlugin(env),
        webManifestPlugin(content),
        storyPicturesPlugin(content, built),
        pictures.plugin,
        prerenderPlugin(publicConfig, content, pictures, order.note),
        notices.collect(),
        notices.write,
        siteFilesPlugin(publicConfig, built, content),
        VitePWA(pwaOptions(built.path, notices.collect, [order.sort, report.note])),
        brotliPlugin(built),
        report.plugin,
      ],
    };
  });
}

declare global {
  var contentOfOuterBuild: ContentSource | undefined;
}

/** The pages are drawn by a build within the build, which reads these settings again. */
function contentOfBuild(isWithin: boolean, showsDrafts: boolean): ContentSource {
  const outer = isWithin ? globalThis.contentOfOuterBuild : undefined;
  return (globalThis.contentOfOuterBuild = outer ?? contentSource(process.cwd(), showsDrafts));
}

/** Content that cannot be read is not ready; the guard says why. */
async function isReady(content: ContentSource): Promise<boolean> {
  return content.current().then(
    (read) => read.isLaunched,
    () => false,
  );
}

/** Stops the build on bad content, all faults at once, before anything is bundled. */
function contentGuard(content: ContentSource): Plugin {
  return {
    name: 'content-guard',
    apply: 'build',
    async configResolved() {
      assertValid(await content.current());
    },
  };
}

/** Gives the development server's page the sheet that the build writes into every page. */
function globalCssPlugin(): Plugin {
  return {
    name: 'global-css',
    apply: 'serve',
    transformIndexHtml: () => [{ tag: 'style', children: globalCss(), injectTo: 'head' }],
  };
}
