import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { InlineConfig, Plugin } from 'vite';
import type { VitePWAOptions } from 'vite-plugin-pwa';
import type { ManifestTransform } from 'workbox-build';
import { siteAddress } from '#hosting/host-rules.ts';
import { oldestBrowsers, quietChecks } from '../bundle/bundler-options.ts';
import { fileHash } from './file-hash.ts';

/**
 * Limit in bytes for one file. The build stops above it, because a tablet's first visit should not download
 * that much.
 */
const largestFile = 400_000;

/**
 * Builds sw/sw.ts with the list of files. `out` returns the folder of the built site, `collect` records whose
 * code the worker contains, `then` processes the list.
 */
export function pwaOptions(
  out: () => string,
  collect: () => Plugin,
  then: readonly ManifestTransform[],
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
      globPatterns: [
        '**/*.{html,js,css,woff2,svg,png,jpg,webp,avif,webmanifest}',
        '{stories-index,stories-search/*}.json',
      ],
      // Fetched only when a reader chooses another typeface (features/reading/comfort).
      globIgnores: [
        '**/404.html',
        '404/**',
        // A device has the list and its index.
        'stories/page/**',
        // Downloads, which are handed on.
        'take/**',
        'sw.js',
        'icons/**',
        'share/**',
        'screenshots/**',
        'assets/letters/**',
        // Drawn into the pictures that chat windows show; no page has it.
        'art/logo.svg',
      ],
      maximumFileSizeToCacheInBytes: largestFile,
      buildPlugins: { vite: [collect()] },
      manifestTransforms: [precacheManifest(out), ...then],
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

/**
 * Gives every file the address under which it is served and the hash of its bytes, so that the worker refuses
 * a filter's block page or an incomplete response.
 */
function precacheManifest(dist: () => string): ManifestTransform {
  return async (entries) => ({
    manifest: await Promise.all(
      entries.map(async (entry) => {
        const bytes = await readFile(join(dist(), entry.url));
        const hash = fileHash(bytes);
        const isHashed = entry.url.startsWith('assets/');
        return {
          url: siteAddress(entry.url).path,
          // The hash says which version it is; files under /assets carry it in their name.
          revision: isHashed ? null : hash.slice(0, 12),
          integrity: `sha256-${hash}`,
          size: entry.size,
        };
      }),
    ),
    warnings: [],
  });
}
