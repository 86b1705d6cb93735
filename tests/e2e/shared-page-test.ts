import { test as base } from './reading-test.ts';

/**
 * `test` on one page that all tests of a Playwright worker share, because a new page takes as long
 * as a test on it. For tests that leave nothing behind that outlives a document.
 */
export const test = base.extend({
  context: async ({ sharedPage }, use) => use(sharedPage.context()),
  page: async ({ sharedPage, viewport }, use) => {
    if (viewport) await sharedPage.setViewportSize(viewport);
    await use(sharedPage);
    for (const page of sharedPage.context().pages()) if (page !== sharedPage) await page.close();
    await sharedPage.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    await sharedPage.goto('about:blank');
    await sharedPage.emulateMedia({ media: null, colorScheme: null, reducedMotion: null });
  },
});

export { expect } from './reading-test.ts';
