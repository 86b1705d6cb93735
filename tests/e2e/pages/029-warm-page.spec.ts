import type { Page } from '@playwright/test';
import { joined } from '../../support/page/joined.ts';
import { expect, test } from '../reading-test.ts';

/** Rules that styled components have made, also those that came with the page. */
function styleRules(page: Page): Promise<number> {
  return page.evaluate(() => {
    const sheets = [...document.styleSheets].filter(
      ({ ownerNode }) => ownerNode instanceof Element && ownerNode.matches('[data-styled]'),
    );
    return sheets.reduce((sum, { cssRules }) => sum + cssRules.length, 0);
  });
}

/** What a page puts into the document outside its own place. */
function headOf(page: Page): Promise<readonly (string | null)[]> {
  return page.evaluate(() => [
    document.documentElement.lang,
    ...[...document.querySelectorAll('title')].map(({ textContent }) => textContent),
    ...[...document.querySelectorAll('meta,link[rel=canonical]')].map(({ outerHTML }) => outerHTML),
  ]);
}

test('the page behind a link is drawn before it is opened, and nobody sees it', async ({
  page,
}) => {
  await page.goto('/contact');
  await joined(page);
  // The place where changes are told comes with the mark's code, to every page.
  await page.locator('header [role=status]').waitFor({ state: 'attached' });
  const address = page.url();
  const rules = await styleRules(page);
  const shown = await page.locator('body').ariaSnapshot();
  const head = await headOf(page);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect.poll(() => styleRules(page)).toBeGreaterThan(rules);
  expect(await page.locator('body').ariaSnapshot()).toBe(shown);
  expect(await headOf(page)).toEqual(head);
  expect(page.url()).toBe(address);
});
