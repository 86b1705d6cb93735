import { expect, type Page } from '@playwright/test';
import { cacheNames } from '#shared/cache-names.ts';
import { precachedFiles } from '../built/precached-files.ts';

/** Waits until the worker controls the page and everything it is to keep is in its caches. */
export async function readyOffline(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const names = [cacheNames.core, cacheNames.pictures];
  await expect
    .poll(() => page.evaluate(countStored, names), { timeout: 30_000, intervals: [100] })
    .toBe(precachedFiles().length);
}

async function countStored(names: readonly string[]): Promise<number> {
  const counts = names.map(async (name) => (await (await caches.open(name)).keys()).length);
  return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
}
