import { defineConfig } from '@playwright/test';
import { chromiumArgs, findChromium } from '../support/browser/find-chromium.ts';

/** `npm run screens`: pictures of every page in test-results/screens, to look at. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/screens-run',
  workers: 2,
  timeout: 120_000,
  reporter: 'line',
  use: {
    // What fades in when it is scrolled to is there at once.
    contextOptions: { reducedMotion: 'reduce' },
    browserName: 'chromium',
    launchOptions: { executablePath: findChromium(), args: chromiumArgs },
    serviceWorkers: 'block',
  },
});
