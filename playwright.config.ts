import { defineConfig } from '@playwright/test';
import { chromiumArgs, findChromium } from './tests/support/find-chromium.ts';

/** Files 0xx only read, 1xx change data or break the network. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/e2e',
  fullyParallel: false,
  workers: 2,
  retries: 0,
  timeout: 60_000,
  // A busy machine with two cores is slow, not wrong.
  expect: { timeout: 15_000 },
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    browserName: 'chromium',
    headless: true,
    launchOptions: { executablePath: findChromium(), args: chromiumArgs },
  },
});
