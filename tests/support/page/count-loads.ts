import type { Page } from '@playwright/test';

/** How often a page was loaded from here on. */
export function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('load', () => (loads += 1));
  return () => loads;
}
