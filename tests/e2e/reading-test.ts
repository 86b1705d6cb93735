import { withoutWorkers } from '../support/page/without-workers.ts';
import { test as base } from './test.ts';

/**
 * `test` in a browser without service workers: each test reads what the server sends, and no
 * test waits for the worker's installation. Files 1xx test the worker.
 */
export const test = base.extend({
  context: async ({ context }, use) => {
    await withoutWorkers(context);
    await use(context);
  },
});

export { expect } from './test.ts';
