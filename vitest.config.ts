import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { styledComponentsOptions } from './src/build/bundle/bundler-options.ts';
import { readPublicConfig } from './src/build/read-public-config.ts';
import { staticStyles } from './src/build/styles/static-styles-plugin.ts';

export default defineConfig({
  define: { __PUBLIC_CONFIG__: JSON.stringify(readPublicConfig({}, false)) },
  oxc: { plugins: { styledComponents: styledComponentsOptions } },
  plugins: [staticStyles().plugin],
  test: {
    setupFiles: ['tests/support/fakes/clean-up.ts', 'tests/support/fakes/with-script.ts'],
    include: ['tests/unit/**/*.test.{ts,tsx}', 'tests/rules/**/*.test.ts'],
    unstubEnvs: true,
    unstubGlobals: true,
    clearMocks: true,
    restoreMocks: true,
    // 1.5 workers for each processor, because some tests wait.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    // A slow test on a busy machine is not a failure.
    testTimeout: 30_000,
    hookTimeout: 30_000,
    expect: { poll: { timeout: 20_000 } },
  },
});
