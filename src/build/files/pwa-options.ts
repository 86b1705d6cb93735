import type { InlineConfig, Plugin } from 'vite';
import type { VitePWAOptions } from 'vite-plugin-pwa';
import { oldestBrowsers, quietChecks } from '../bundle/bundler-options.ts';
import { minifyEntry } from '../bundle/minify-entry.ts';

/** Returns options to build sw/sw.ts; `collect` records which packages the worker contains. */
export function pwaOptions(collect: () => Plugin): Partial<VitePWAOptions> {
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
      // worker-list-plugin.ts writes the list.
      injectionPoint: '',
      buildPlugins: { vite: [minifyEntry, collect()] },
    },
  };
}

/** Replaces an option of the PWA plugin that the bundler has deprecated, and logs only warnings. */
function amendWorkerBuild(config: InlineConfig): void {
  config.logLevel = 'warn';
  const options = config.build?.rollupOptions;
  if (!options || !options.output || Array.isArray(options.output)) return;
  const { inlineDynamicImports: _, ...output } = options.output;
  options.output = { ...output, codeSplitting: false };
  options.checks = quietChecks;
}
