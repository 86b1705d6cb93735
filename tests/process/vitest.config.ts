import { defineConfig } from 'vitest/config';
import { briefly } from '../support/servers/start-process.ts';
import { testConfig } from '../support/servers/test-site.ts';

/** Generous: these tests share the machine with each other and with what else it does. */
const timeout = 120_000;

/** Tests that start the real server; kept apart as they take about a minute. */
export default defineConfig({
  define: { __PUBLIC_CONFIG__: JSON.stringify(testConfig) },
  test: {
    root: new URL('../..', import.meta.url).pathname,
    include: ['tests/process/**/*.test.ts'],
    globalSetup: 'tests/process/global-setup.ts',
    testTimeout: timeout,
    hookTimeout: timeout,
    expect: { poll: { timeout: timeout / 4 } },
    execArgv: briefly,
    // Much of it is waiting.
    maxWorkers: 5,
  },
});
