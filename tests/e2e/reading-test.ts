import { test as base } from './test.ts';

interface Reading {
  /** Goes to an address and waits until React has joined the page. */
  readonly open: (address: string) => Promise<void>;
}

/**
 * As `test`, in a browser without service workers: each test reads what the server sends, and no
 * test waits for the worker's installation. Files 1xx look at the worker.
 */
export const test = base.extend<Reading>({
  context: async ({ context }, use) => {
    await context.addInitScript(() => {
      Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
      addEventListener('srm:ready', () => Reflect.set(window, 'hasJoined', true));
    });
    await use(context);
  },
  open: async ({ page }, use) => {
    await use(async (address) => {
      await page.goto(address);
      await page.waitForFunction(() => Reflect.has(window, 'hasJoined'));
    });
  },
});

export { expect } from './test.ts';
