import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { contentSource } from './src/build/content/content-source.ts';
import { readPublicConfig } from './src/build/read-public-config.ts';
import { storiesPlugin } from './src/build/content/stories-plugin.ts';
import { styledComponentsOptions } from './src/build/bundle/bundler-options.ts';

const publicConfig = readPublicConfig({}, false);

export default defineConfig({
  define: {
    __PUBLIC_CONFIG__: JSON.stringify(publicConfig),
    __BUILD_DAY__: JSON.stringify('2026-01-01'),
  },
  oxc: { plugins: { styledComponents: styledComponentsOptions } },
  // A faulty story fails the rule that says so.
  plugins: [storiesPlugin(contentSource(process.cwd()), { ...publicConfig, skipsFaulty: true })],
  test: {
    setupFiles: ['tests/support/fakes/quiet-library.ts', 'tests/support/fakes/with-script.ts'],
    include: ['tests/unit/**/*.test.{ts,tsx}', 'tests/rules/**/*.test.ts'],
    // Half as many again as the machine has processors: some tests wait.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    // A busy machine is slow, not wrong.
    testTimeout: 30_000,
    expect: { poll: { timeout: 20_000 } },
  },
});
