import type { BrowserContext } from '@playwright/test';
import { watchJoining } from '../../support/page/joined.ts';
import { readyOffline } from '../../support/page/ready-offline.ts';
import { test as base } from '../breaking-test.ts';

/**
 * As `test`, on a device that has everything saved and no server to ask. One installation, which takes
 * seconds, serves all tests of a worker; each finds the device without what others have left on it.
 */
export const test = base.extend<{ readonly cutOff: void }, { readonly device: BrowserContext }>({
  device: [
    async ({ browser, site }, use) => {
      const device = await browser.newContext({ baseURL: site.url });
      await watchJoining(device);
      await device.addInitScript(() => Reflect.set(window, 'print', () => undefined));
      const page = await device.newPage();
      await page.goto('/');
      await readyOffline(page);
      await page.close();
      await use(device);
      await device.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  context: async ({ device }, use) => {
    await use(device);
    for (const page of device.pages()) await page.close();
    await device.setOffline(false);
  },
  cutOff: [
    async ({ page, line }, use) => {
      await line.close();
      await page.goto('/');
      await page.evaluate(forget);
      await use();
    },
    { auto: true },
  ],
});

export { expect } from '../breaking-test.ts';

/** Choices, lists, and what waits to be sent. */
async function forget(): Promise<void> {
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
