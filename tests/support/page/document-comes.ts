import { expect, type Page } from '@playwright/test';
import { started } from './started.ts';

/**
 * The document at this path has come into the open page as for somebody who points at a link to it, so that
 * the router takes a press however busy the machine is.
 */
export async function documentComes(page: Page, path: string): Promise<void> {
  await started(page);
  await page.locator(`a[href="${path}"]`).first().dispatchEvent('pointerover');
  await expect.poll(() => fetchedPaths(page)).toContain(path);
}

/** Paths of what the open page has received. */
export function fetchedPaths(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming && entry.responseEnd > 0)
      .map(({ name }) => new URL(name).pathname),
  );
}
