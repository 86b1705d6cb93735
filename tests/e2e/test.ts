import {
  test as base,
  type Browser,
  type BrowserContext,
  type ConsoleMessage,
  type Page,
} from '@playwright/test';
import { readyOffline } from '../support/page/ready-offline.ts';
import { started } from '../support/page/started.ts';
import { withoutWorkers } from '../support/page/without-workers.ts';
import { startSite, type RunningSite } from '../support/servers/running-site.ts';
import { startSpeakingBrowser, type SpeakingBrowser } from '../support/voices/speaking-browser.ts';

interface Fixtures {
  /** Console errors that a test expects; every other one fails it. */
  readonly expectedErrors: RegExp[];
  /** Opens an address and waits until its runtime has started. */
  readonly open: (address: string) => Promise<void>;
  readonly quiet: void;
}

/**
 * Fixtures that outlive a test, each created at its first use. All are declared here, because
 * Playwright starts a new worker, which takes seconds, for a file with other worker fixtures.
 */
interface Kept {
  readonly site: RunningSite;
  /** See `access/010-every-page`. */
  readonly sharedPage: Page;
  readonly installedDevice: BrowserContext;
  readonly speakingBrowser: SpeakingBrowser;
}

/**
 * Every test runs against the real server, and fails on any console error or warning, page error,
 * policy violation or request to another host.
 */
export const test = base.extend<Fixtures, Kept>({
  site: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const site = await startSite();
      await use(site);
      await site.stop();
    },
    { scope: 'worker' },
  ],
  sharedPage: [
    async ({ browser, site }, use) => {
      const context = await browser.newContext({ baseURL: site.url });
      await withoutWorkers(context);
      await use(await context.newPage());
      await context.close();
    },
    { scope: 'worker' },
  ],
  installedDevice: [
    async ({ browser, site }, use) => {
      const device = await startInstalledDevice(browser, site.url);
      await use(device);
      await device.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  speakingBrowser: [
    async ({ site }, use) => {
      const speaking = await startSpeakingBrowser(site.url);
      // No test of speech depends on service workers.
      await withoutWorkers(speaking.context);
      await use(speaking);
      await speaking.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => use(site.url),
  // eslint-disable-next-line no-empty-pattern
  expectedErrors: async ({}, use) => use([]),
  open: async ({ page }, use) => {
    await use(async (address) => {
      await page.goto(address);
      await started(page);
    });
  },
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

/** Starts a browser context that has everything saved. Printing opens no dialogue in it. */
async function startInstalledDevice(browser: Browser, baseURL: string): Promise<BrowserContext> {
  const device = await browser.newContext({ baseURL });
  await device.addInitScript(() => Reflect.set(window, 'print', () => undefined));
  const page = await device.newPage();
  await page.goto('/');
  await readyOffline(page);
  await page.close();
  return device;
}

/**
 * Collects what no page of ours may cause, in a list that grows: console errors and warnings
 * (policy violations are among them), page errors, and requests to another host.
 */
function collectNoise(context: BrowserContext, origin: string): readonly string[] {
  const noise: string[] = [];
  const listen = (page: Page) => {
    page.on('console', (message) => isNoise(message) && noise.push(message.text()));
    page.on('pageerror', (error) => noise.push(`Page error: ${error.message}`));
    page.on('request', (request) => {
      const url = new URL(request.url());
      if (url.protocol.startsWith('http') && url.origin !== origin)
        noise.push(`Request to another host: ${url.href}`);
    });
  };
  context.on('page', listen);
  for (const page of context.pages()) listen(page);
  return noise;
}

function isNoise(message: ConsoleMessage): boolean {
  return ['error', 'warning'].includes(message.type());
}
