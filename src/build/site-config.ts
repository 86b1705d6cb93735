import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type UserConfig, type UserConfigFnPromise } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { buildReport } from './bundle/build-report.ts';
import { builtFolder } from './bundle/built-folder.ts';
import { minifyEntry } from './bundle/minify-entry.ts';
import {
  oldestBrowsers,
  quietChecks,
  routerOptions,
  styledComponentsOptions,
} from './bundle/bundler-options.ts';
import { assertValid, type ContentSource, contentSource } from './content/content-source.ts';
import { devContentPlugin } from './content/dev-content-plugin.ts';
import { brotliPlugin } from './files/brotli-plugin.ts';
import { checkKeptSizes } from './files/check-kept-sizes.ts';
import { createInstallOrder } from './files/install-order.ts';
import { createNotices } from './files/notices-plugin.ts';
import { writePacks } from './files/packs.ts';
import { pwaOptions } from './files/pwa-options.ts';
import { siteFilesPlugin } from './files/site-files-plugin.ts';
import { createStoryFiles } from './files/story-files.ts';
import { withoutUnusedPictures } from './files/without-unused-pictures.ts';
import { workerListPlugin } from './files/worker-list-plugin.ts';
import { webManifestPlugin } from './files/web-manifest-plugin.ts';
import { devPagesPlugin } from './pages/dev-pages-plugin.ts';
import { storyPicturesPlugin } from './pictures/story-pictures-plugin.ts';
import { sharePictures } from './seo/share-pictures.ts';
import { prerenderPlugin } from './pages/prerender-plugin.ts';
import { staticStyles } from './styles/static-styles-plugin.ts';
import { readEnvironment } from '../server/read-environment.ts';
import { assertLaunchSettings, readPublicConfig, wantsDrafts } from './read-public-config.ts';
import { mailFunctionPlugin } from './server/mail-function-plugin.ts';

/**
 * Returns Vite's config. Before launch, and always in development, every page says noindex. This module must
 * not import content: see contentSource.
 */
export function siteConfig(forced: { readonly isLaunched?: true } = {}): UserConfigFnPromise {
  return defineConfig(async ({ command }): Promise<UserConfig> => {
    const env = readEnvironment(process.cwd());
    const showsDrafts = wantsDrafts(env) || command === 'serve';
    const content = contentSource(process.cwd(), showsDrafts);
    const isLaunched = !showsDrafts && (forced.isLaunched ?? (await isReady(content)));
    const config = readPublicConfig(env, isLaunched);
    if (isLaunched && !forced.isLaunched) assertLaunchSettings(env);
    const built = builtFolder();
    const pictures = sharePictures(content);
    const notices = createNotices(built);
    const order = createInstallOrder();
    const storyFiles = createStoryFiles(content);
    const report = buildReport(built.path, content, isLaunched);
    const styles = staticStyles();
    return {
      appType: 'custom',
      clearScreen: false,
      ...(command === 'build' && { logLevel: 'warn' as const }),
      define: { __PUBLIC_CONFIG__: JSON.stringify(config) },
      server: { port: Number(env['PORT']?.trim() || 4173), strictPort: true },
      build: {
        target: oldestBrowsers,
        // Only the runtime lists the files of its dynamic imports, so that an island's files are
        // fetched together. A release that renames a listed file changes the script that lists it.
        modulePreload: {
          polyfill: false,
          resolveDependencies: (_file, files, { hostId }) =>
            hostId.startsWith('assets/main-') ? files : [],
        },
        reportCompressedSize: false,
        rolldownOptions: {
          input: 'src/main.ts',
          checks: quietChecks,
          output: { codeSplitting: { groups: chunkGroups } },
        },
      },
      resolve: {
        alias: {
          // In the browser the router runs without React.
          '@tanstack/react-router': '/src/navigation/router-adapter.ts',
        },
      },
      oxc: { plugins: { styledComponents: styledComponentsOptions } },
      plugins: [
        built.plugin,
        minifyEntry,
        tanstackRouter({ ...routerOptions, autoCodeSplitting: false }),
        react(),
        styles.plugin,
        contentGuard(content),
        devContentPlugin(content),
        devPagesPlugin(config, content, pictures),
        mailFunctionPlugin(env),
        webManifestPlugin(content),
        storyPicturesPlugin(content, built),
        pictures.plugin,
        prerenderPlugin({
          config,
          content,
          pictures,
          browserIds: styles.browserIds,
          onPage(page) {
            order.add(page);
            storyFiles.add(page);
          },
          onList: storyFiles.addList,
        }),
        notices.collect(),
        notices.write,
        siteFilesPlugin(config, built, content),
        VitePWA(pwaOptions(notices.collect)),
        workerListPlugin(built, [
          order.sort,
          storyFiles.mark,
          withoutUnusedPictures(built.path),
          checkKeptSizes,
          report.recordKeptFiles,
          writePacks(built.path),
        ]),
        brotliPlugin(built),
        report.plugin,
      ],
    };
  });
}

/** Returns false for content that cannot be read; contentGuard reports the errors. */
async function isReady(content: ContentSource): Promise<boolean> {
  return content.current().then(
    (read) => read.isLaunched,
    () => false,
  );
}

/** Stops the build before anything is bundled if the content has errors, and prints all of them. */
function contentGuard(content: ContentSource): Plugin {
  return {
    name: 'content-guard',
    apply: 'build',
    async configResolved() {
      assertValid(await content.current());
    },
  };
}

/** Options for small modules that several chunks need: each chunk costs the worker a request. */
const small = { minShareCount: 2, maxModuleSize: 1_100 };

/**
 * Groups of modules, each in a file of its own: the runtime; React, which documents without
 * islands do not load; small modules without React, and those with it.
 * The bundler divides the rest.
 */
const chunkGroups = [
  { name: 'runtime', tags: ['$initial' as const], priority: 2 },
  {
    name: 'react-dom',
    test: /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/,
    priority: 1,
  },
  { ...small, name: 'shared', test: /[\\/]src[\\/](?!.*[\\/]use-).*\.ts$/ },
  { ...small, name: 'shared-ui', test: /[\\/]src[\\/]/ },
];
