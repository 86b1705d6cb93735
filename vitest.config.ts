import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { styledComponentsOptions } from './src/build/bundle/bundler-options.ts';
import { readPublicConfig } from './src/build/read-public-config.ts';
import { staticStyles } from './src/build/styles/static-styles-plugin.ts';

const include = ['tests/unit/**/*.test.{ts,tsx}', 'tests/rules/**/*.test.ts'];

/**
 * Tests that need a worker of their own: with a document, because the testing library is loaded once and ends only
 * what the first file renders, and with mocked modules, which stay mocked.
 */
const isolated = readdirSync('tests/unit', { recursive: true, encoding: 'utf8' })
  .map((name) => join('tests/unit', name))
  .filter((name) => /\.test\.tsx?$/.test(name))
  .filter((name) =>
    /^\/\/ @vitest-environment|vi\.(mock|doMock)\(/m.test(readFileSync(name, 'utf8')),
  );

export default defineConfig({
  define: { __PUBLIC_CONFIG__: JSON.stringify(readPublicConfig({}, false)) },
  oxc: { plugins: { styledComponents: styledComponentsOptions } },
  plugins: [staticStyles().plugin],
  test: {
    setupFiles: ['tests/support/fakes/clean-up.ts', 'tests/support/fakes/with-script.ts'],
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
    projects: [
      // Shared workers save a fifth of the time: they load Vite, React and sharp once.
      { extends: true, test: { name: 'shared', include, exclude: isolated, isolate: false } },
      // Threads start a quarter faster than processes.
      { extends: true, test: { name: 'isolated', include: isolated, pool: 'threads' } },
    ],
  },
});
