import type { InlineConfig, Plugin } from 'vite';
import type { VitePWAOptions } from 'vite-plugin-pwa';
import { oldestBrowsers, quietChecks } from '../bundle/bundler-options.ts';

/** Builds sw/sw.ts; `collect` records whose code the worker contains. */
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
      buildPlugins: { vite: [collect()] },
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
