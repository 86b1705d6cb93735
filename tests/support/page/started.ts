import type { Page } from '@playwright/test';

/** Waits until the runtime has started, and the enhancements that start with it. */
export async function started(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      'live' in document.documentElement.dataset &&
      !document.querySelector('[data-trigger=start]:not([data-live])'),
  );
}

/** Waits until all islands near the screen are live. */
export async function islandsLive(page: Page): Promise<void> {
  await page.waitForFunction(
    () => !document.querySelector('[data-island][data-trigger=near]:not([data-live])'),
  );
}
