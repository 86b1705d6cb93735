import type { InlineConfig, Plugin } from 'vite';
import type { VitePWAOptions } from 'vite-plugin-pwa';
import type { ManifestTransform } from 'workbox-build';
import { oldestBrowsers } from '../bundle/oldest-browsers.ts';
import { precacheManifest } from './precache-manifest.ts';
import { quietChecks } from '../content/quiet-checks.ts';

/** Above this the build stops: nothing that large belongs on a tablet's first visit. */
const largestFile = 400_000;

/**
 * Builds sw/sw.ts and hands it the list of files. `out` gives the folder of the built site, `collect`
 * notes whose code the worker holds, `note` is told of the list.
 */
export function pwaOptions(
  out: () => string,
  collect: () => Plugin,
  note: ManifestTransform,
): Partial<VitePWAOptions> {
  return {
    strategies: 'injectManifest',
    srcDir: 'sw',
    filename: 'sw.ts',
    injectRegister: false,
    minify: true,
    integration: { configureCustomSWViteBuild: amendWorkerBuild },
    manifest: false,
    includeManifestIcons: false,
    injectManifest: {
      target: oldestBrowsers,
      globPatterns: ['**/*.{html,js,woff2,svg,png,jpg,webp,avif,webmanifest}'],
      // A reader who wants other letters fetches them (features/reading/comfort).
      globIgnores: [
        '**/404.html',
        '404/**',
        'sw.js',
        'icons/**',
        'share/**',
        'screenshots/**',
        'assets/letters/**',
      ],
      maximumFileSizeToCacheInBytes: largestFile,
      buildPlugins: { vite: [collect()] },
      manifestTransforms: [precacheManifest(out), note],
    },
  };
}

/** The plugin asks for one file by an option that the bundler has given up, and says all it does. */
function amendWorkerBuild(config: InlineConfig): void {
  config.logLevel = 'warn';
  const options = config.build?.rollupOptions;
  if (!options || !options.output || Array.isArray(options.output)) return;
  const { inlineDynamicImports: _, ...output } = options.output;
  options.output = { ...output, codeSplitting: false };
  options.checks = quietChecks;
}
