import { defineConfig } from '@playwright/test';
import { chromiumArgs, findChromium } from '../support/browser/find-chromium.ts';

/** Config of `npm run screens`: writes screenshots of every page to test-results/screens. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/screens-run',
  workers: 2,
  timeout: 120_000,
  reporter: 'line',
  use: {
    // Elements that fade in when they are scrolled to are visible at once.
    contextOptions: { reducedMotion: 'reduce' },
    browserName: 'chromium',
    launchOptions: { executablePath: findChromium(), args: chromiumArgs },
    serviceWorkers: 'block',
  },
});
