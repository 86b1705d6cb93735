import { tanstackRouter } from '@tanstack/router-plugin/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { builtFolder } from './src/build/built-folder.ts';
import { chunkGroups } from './src/build/chunk-groups.ts';
import { contentGuard } from './src/build/content-guard.ts';
import { globalCssPlugin } from './src/build/global-css-plugin.ts';
import { isLaunched } from './src/build/is-launched.ts';
import { leanBundle } from './src/build/lean-bundle.ts';
import { mailFunctionPlugin } from './src/build/mail-function-plugin.ts';
import { prerenderPlugin } from './src/build/prerender-plugin.ts';
import { pwaOptions } from './src/build/pwa-options.ts';
import { readPublicConfig } from './src/build/read-public-config.ts';
import { siteFilesPlugin } from './src/build/site-files-plugin.ts';
import { storiesPlugin } from './src/build/stories-plugin.ts';
import { webManifestPlugin } from './src/build/web-manifest-plugin.ts';

export default defineConfig(({ mode, isSsrBuild }) => {
  const publicConfig = readPublicConfig(
    loadEnv(mode, process.cwd(), ''),
    isLaunched(process.cwd()),
  );
  const built = builtFolder();
  return {
    appType: 'spa',
    clearScreen: false,
    define: {
      __PUBLIC_CONFIG__: JSON.stringify(publicConfig),
      __BUILD_DAY__: JSON.stringify(new Date().toISOString().slice(0, 10)),
    },
    server: { port: Number(process.env.PORT ?? 4173), strictPort: true },
    build: {
      target: 'es2022',
      modulePreload: false,
      reportCompressedSize: false,
      rolldownOptions: isSsrBuild ? {} : { output: { codeSplitting: { groups: chunkGroups } } },
      copyPublicDir: !isSsrBuild,
    },
    // React has had this hook for years; the package would bring its own copy.
    resolve: {
      alias: {
        'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector',
      },
    },
    ssr: { noExternal: true },
    // Class names must not depend on the order in which chunks are loaded.
    oxc: {
      plugins: {
        styledComponents: {
          ssr: true,
          displayName: false,
          fileName: false,
          minify: true,
          pure: true,
        },
      },
    },
    plugins: [
      built.plugin,
      leanBundle(),
      tanstackRouter({ target: 'react', autoCodeSplitting: !isSsrBuild, quoteStyle: 'single' }),
      storiesPlugin(),
      react(),
      contentGuard(),
      globalCssPlugin(),
      mailFunctionPlugin(),
      webManifestPlugin(),
      prerenderPlugin(publicConfig),
      siteFilesPlugin(publicConfig, built),
      VitePWA(pwaOptions(built.path)),
    ],
  };
});
