import { defineConfig } from '@playwright/test';
import { chromiumArgs, findHeadlessShell } from './tests/support/browser/find-chromium.ts';

/** Files named after the specification's sections. */
const specified = /\/0(15|2[0-6]|3\d)-[^/]+\.spec\.ts$/;

/**
 * All in the engine's headless shell; the whole browser plays restarts, and all of `test:engines` and
 * `test:soak`. Files 0xx only read, files 1xx change data or break the network. What the specification
 * says is checked at the smallest and the largest width; a test that belongs to one of them says so with a
 * tag: `@compact` for the compact menu, `@wide` for the desktop menus, `@once` where nothing depends on the
 * width, or the test looks at all widths itself (`atEachWidth`).
 */
export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/global-setup.ts',
  outputDir: 'test-results/e2e',
  fullyParallel: false,
  // One more than processors: some tests wait for the clock.
  workers: 3,
  retries: 0,
  timeout: 60_000,
  // A busy machine with two cores is slow, not wrong.
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
  projects: [
    { name: 'site', testIgnore: specified },
    {
      name: '390',
      testMatch: specified,
      grepInvert: /@wide|@once/,
      use: { viewport: { width: 390, height: 844 } },
    },
    {
      name: '1440',
      testMatch: specified,
      grepInvert: /@compact/,
      use: { viewport: { width: 1440, height: 900 } },
    },
  ],
});
