import { test as base } from './reading-test.ts';

/**
 * As `test`, on one page that a worker keeps for all its tests: a new one costs as much as what is looked at
 * on it. For tests that open pages, look and press, and put nothing into them that outlives a document.
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
