import { test as base } from '../breaking-test.ts';

/**
 * `test` on a device that has everything saved, without a server. One installation, which takes
 * seconds, serves all tests of a Playwright worker. What a test stores is deleted before the next.
 */
export const test = base.extend<{ readonly cutOff: void }>({
  context: async ({ installedDevice }, use) => {
    await use(installedDevice);
    for (const page of installedDevice.pages()) await page.close();
    await installedDevice.setOffline(false);
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

/** Deletes localStorage (preferences and lists) and the items of the outbox. */
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
