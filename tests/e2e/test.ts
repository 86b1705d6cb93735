import { test as base } from '@playwright/test';
import { collectNoise } from '../support/page/collect-noise.ts';
import { startSite, type RunningSite } from '../support/servers/running-site.ts';

interface Fixtures {
  /** Console errors that a test expects; every other one fails it. */
  readonly expectedErrors: RegExp[];
  readonly quiet: void;
}

/**
 * Every test runs against the real server, and fails on any console error or warning, page error,
 * policy violation or request to another host.
 */
export const test = base.extend<Fixtures, { readonly site: RunningSite }>({
  site: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const site = await startSite();
      await use(site);
      await site.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => use(site.url),
  // eslint-disable-next-line no-empty-pattern
  expectedErrors: async ({}, use) => use([]),
  quiet: [
    async ({ context, expectedErrors, site }, use) => {
      const noise = collectNoise(context, site.url);
      await use();
      const left = noise.filter((text) => !expectedErrors.some((known) => known.test(text)));
      if (left.length > 0) throw new Error(`Noise in the console:\n${left.join('\n')}`);
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';
