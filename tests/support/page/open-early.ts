import type { Page } from '@playwright/test';
import { createDeferred } from '../fakes/deferred.ts';
import { started } from './started.ts';

const code = '**/assets/*.js';

/**
 * Opens a path and holds the page's code back. The returned function lets the code load and waits
 * until it has started.
 */
export async function openEarly(page: Page, path: string): Promise<() => Promise<void>> {
  const gate = createDeferred();
  await page.route(code, async (route) => {
    await gate.promise;
    // The page may have ended, or the route may have been removed.
    await route.continue().catch(() => undefined);
  });
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  return async () => {
    gate.resolve();
    await started(page);
    await page.unroute(code);
  };
}
