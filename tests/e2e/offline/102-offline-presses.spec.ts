import type { BrowserContext } from '@playwright/test';
import { builtPages } from '../../support/built/built-pages.ts';
import { watchJoining } from '../../support/page/joined.ts';
import { pressEveryControl } from '../../support/page/press-every-control.ts';
import { readyOffline } from '../../support/page/ready-offline.ts';
import { expect, test as base } from '../breaking-test.ts';

/** On a device that has everything saved and no network; its installation serves all tests of a worker. */
const test = base.extend<{ readonly cutOff: void }, { readonly device: BrowserContext }>({
  device: [
    async ({ browser, site }, use) => {
      const device = await browser.newContext({ baseURL: site.url });
      await watchJoining(device);
      await device.addInitScript(() => Reflect.set(window, 'print', () => undefined));
      const page = await device.newPage();
      await page.goto('/');
      await readyOffline(page);
      await device.setOffline(true);
      await page.close();
      await use(device);
      await device.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  context: async ({ device }, use) => {
    await use(device);
    for (const page of device.pages()) await page.close();
  },
  // What the fallback page says of pages that are not out yet.
  // eslint-disable-next-line no-empty-pattern
  expectedErrors: async ({}, use) => use([/^Failed to load resource: /, /^404: /]),
  cutOff: [
    async ({ page, line }, use) => {
      await line.close();
      await page.goto('/');
      await page.evaluate(forgetPresses);
      await use();
    },
    { auto: true },
  ],
});

// Hundreds of presses, shared among all workers.
test.describe.configure({ mode: 'parallel' });
test.beforeEach(() => test.setTimeout(240_000));

for (const { path } of builtPages)
  test(`${path}: without a network no press ends on an error page or loses text`, async ({
    page,
  }) => {
    expect(await pressEveryControl(page, path, 'main')).toEqual([]);
  });

for (const [size, width] of [
  ['wide', 1440],
  ['small', 390],
] as const)
  test(`without a network no press in a ${size} header or footer ends on an error page`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    expect(await pressEveryControl(page, '/', 'header, footer')).toEqual([]);
  });

/** What the presses of the test before have left: choices, lists, and what waits to be sent. */
async function forgetPresses(): Promise<void> {
  localStorage.clear();
  const known = await indexedDB.databases();
  if (!known.some(({ name }) => name === 'outbox')) return;
  await new Promise<void>((resolve, reject) => {
    const opening = indexedDB.open('outbox');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const database = opening.result;
      const clearing = database.transaction('items', 'readwrite').objectStore('items').clear();
      clearing.onerror = () => reject(clearing.error);
      clearing.onsuccess = () => {
        database.close();
        resolve();
      };
    };
  });
}
