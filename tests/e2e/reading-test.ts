import { started } from '../support/page/started.ts';
import { withoutWorkers } from '../support/page/without-workers.ts';
import { test as base } from './test.ts';

interface Reading {
  /** Opens an address and waits until its runtime has started. */
  readonly open: (address: string) => Promise<void>;
}

/**
 * `test` in a browser without service workers: each test reads what the server sends, and no
 * test waits for the worker's installation. Files 1xx test the worker.
 */
export const test = base.extend<Reading>({
  context: async ({ context }, use) => {
    await withoutWorkers(context);
    await use(context);
  },
  open: async ({ page }, use) => {
    await use(async (address) => {
      await page.goto(address);
      await started(page);
    });
  },
});

export { expect } from './test.ts';
