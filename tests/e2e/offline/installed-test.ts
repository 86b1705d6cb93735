import { test as base } from '../breaking-test.ts';

/**
 * As `test`, on a device that has everything saved and no server to ask. One installation, which takes
 * seconds, serves all tests of a worker; each finds the device without what others have left on it.
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
