import { defineConfig } from '@playwright/test';
import { chromiumArgs, findHeadlessShell } from './tests/support/browser/find-chromium.ts';

/**
 * Tests run in the engine's headless shell. The full browser is used for restarts, and for all of
 * `test:engines` and `test:soak`. Files 0xx only read; files 1xx change data or break the network.
 * A test that depends on the width sets it, or checks each width itself (`atEachWidth`).
 */
export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/global-setup.ts',
  outputDir: 'test-results/e2e',
  fullyParallel: false,
  // One more than the machine's two processors, because some tests wait for the clock.
  workers: 3,
  retries: 0,
  timeout: 60_000,
  // A busy machine with two cores answers slowly, which is not a failure.
  expect: { timeout: 15_000 },
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    browserName: 'chromium',
    headless: true,
    launchOptions: {
      executablePath: findHeadlessShell(),
      // Fewer processes to start and to talk to: a twentieth of the time.
      args: [...chromiumArgs, '--in-process-gpu'],
    },
  },
});
