import { test as base } from './reading-test.ts';

/**
 * `test` on one page that a Playwright worker keeps for all its tests, because a new page takes as
 * long as a test on it. For tests that leave nothing behind that outlives a document.
 */
export const test = base.extend({
  context: async ({ keptPage }, use) => use(keptPage.context()),
  page: async ({ keptPage, viewport }, use) => {
    if (viewport) await keptPage.setViewportSize(viewport);
    await use(keptPage);
    for (const page of keptPage.context().pages()) if (page !== keptPage) await page.close();
    await keptPage.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    await keptPage.goto('about:blank');
    await keptPage.emulateMedia({ media: null, colorScheme: null, reducedMotion: null });
  },
});

export { expect } from './reading-test.ts';
