import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv, type UserConfigFnObject } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { builtFolder } from './built-folder.ts';
import { chunkGroups, postBanner } from './chunk-groups.ts';
import { contentGuard } from './content-guard.ts';
import { globalCssPlugin } from './global-css-plugin.ts';
import { leanBundle } from './lean-bundle.ts';
import { mailFunctionPlugin } from './mail-function-plugin.ts';
import { createNotices } from './notices-plugin.ts';
import { oldestBrowsers } from './oldest-browsers.ts';
import { prerenderPlugin } from './prerender-plugin.ts';
import { pwaOptions } from './pwa-options.ts';
import { readPublicConfig } from './read-public-config.ts';
import { routerOptions } from './router-options.ts';
import { siteFilesPlugin } from './site-files-plugin.ts';
import { storiesPlugin } from './stories-plugin.ts';
import { styledComponentsOptions } from './styled-components-options.ts';
import { webManifestPlugin } from './web-manifest-plugin.ts';

/** How Vite builds and serves the site. Before launch every page says noindex. */
export function siteConfig(isLaunched: boolean): UserConfigFnObject {
  return defineConfig(({ mode, isSsrBuild }) => {
    const publicConfig = readPublicConfig(loadEnv(mode, process.cwd(), ''), isLaunched);
    const built = builtFolder();
    const notices = createNotices(built);
    return {
      appType: 'spa',
      clearScreen: false,
      define: {
        __PUBLIC_CONFIG__: JSON.stringify(publicConfig),
        __BUILD_DAY__: JSON.stringify(new Date().toISOString().slice(0, 10)),
      },
      server: { port: Number(process.env.PORT ?? 4173), strictPort: true },
      build: {
        target: oldestBrowsers,
        cssTarget: oldestBrowsers,
        modulePreload: false,
        reportCompressedSize: false,
        rolldownOptions: isSsrBuild
          ? {}
          : { output: { codeSplitting: { groups: chunkGroups }, postBanner } },
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
        built.plugin,
        leanBundle(),
        tanstackRouter({ ...routerOptions, autoCodeSplitting: !isSsrBuild }),
        storiesPlugin(),
        react(),
        contentGuard(),
        globalCssPlugin(),
        mailFunctionPlugin(),
        webManifestPlugin(),
        prerenderPlugin(publicConfig),
        notices.collect(),
        notices.write,
        siteFilesPlugin(publicConfig, built),
        VitePWA(pwaOptions(built.path, notices.collect)),
      ],
    };
  });
}
