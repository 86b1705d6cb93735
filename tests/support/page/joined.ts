import type { BrowserContext, Page } from '@playwright/test';

/** Lets the pages of this browser tell when React has joined them. */
export async function watchJoining(context: BrowserContext): Promise<void> {
  await context.addInitScript(() =>
    addEventListener('srm:ready', () => Reflect.set(window, 'hasJoined', true)),
  );
}

/** Waits until React has joined the page that is open; needs `watchJoining`. */
export async function joined(page: Page): Promise<void> {
  await page.waitForFunction(() => Reflect.has(window, 'hasJoined'));
}
