import { expect, type Page } from '@playwright/test';
import { started } from './started.ts';

/**
 * Points at a link to this path and waits for its document and for the router, so that the router handles
 * a press on the link however busy the machine is.
 */
export async function waitForDocument(page: Page, path: string): Promise<void> {
  await started(page);
  await page.locator(`a[href="${path}"]`).first().dispatchEvent('pointerover');
  await expect.poll(() => fetchedPaths(page)).toContain(path);
  await routerStarted(page);
}

/** Waits until the router has started; it replaces the methods of `history` then. */
async function routerStarted(page: Page): Promise<void> {
  await page.waitForFunction(() => Object.hasOwn(history, 'pushState'));
}

/** Returns the paths of the resources that the open page has received. */
export function fetchedPaths(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming && entry.responseEnd > 0)
      .map(({ name }) => new URL(name).pathname),
  );
}
