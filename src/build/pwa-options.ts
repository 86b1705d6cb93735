import type { Plugin } from 'vite';
import type { VitePWAOptions } from 'vite-plugin-pwa';
import { oldestBrowsers } from './oldest-browsers.ts';
import { precacheManifest } from './precache-manifest.ts';

/** Above this the build stops: nothing that large belongs on a tablet's first visit. */
const largestFile = 400_000;

/**
 * Builds sw/sw.ts and hands it the list of files. `out` gives the folder of the built site, `collect`
 * notes whose code the worker holds.
 */
export function pwaOptions(out: () => string, collect: () => Plugin): Partial<VitePWAOptions> {
  return {
    strategies: 'injectManifest',
    srcDir: 'sw',
    filename: 'sw.ts',
    injectRegister: false,
    minify: true,
    manifest: false,
    includeManifestIcons: false,
    injectManifest: {
      target: oldestBrowsers,
      globPatterns: ['**/*.{html,js,woff2,svg,png,webmanifest}'],
      globIgnores: ['404.html', '404/**', 'sw.js', 'icons/**'],
      maximumFileSizeToCacheInBytes: largestFile,
      buildPlugins: { vite: [collect()] },
      manifestTransforms: [precacheManifest(out)],
    },
  };
}
