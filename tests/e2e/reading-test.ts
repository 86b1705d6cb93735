import { joined, watchJoining } from '../support/page/joined.ts';
import { withoutWorkers } from '../support/page/without-workers.ts';
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
    await withoutWorkers(context);
    await watchJoining(context);
    await use(context);
  },
  open: async ({ page }, use) => {
    await use(async (address) => {
      await page.goto(address);
      await joined(page);
    });
  },
});

export { expect } from './test.ts';
