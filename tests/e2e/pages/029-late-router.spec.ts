import type { Page } from '@playwright/test';
import { headingOf } from '../../support/built/built-pages.ts';
import { createDeferred } from '../../support/fakes/deferred.ts';
import { started } from '../../support/page/started.ts';
import { waitForDocument } from '../../support/page/wait-for-document.ts';
import { expect, test } from '../reading-test.ts';

const [from, to] = ['/contact', '/books'];

async function expectPage(page: Page, path: string): Promise<void> {
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingOf(path));
}

/** Delays the files of a script until the returned function is called. */
async function holdScript(page: Page, name: 'main' | 'start-router'): Promise<() => void> {
  const gate = createDeferred();
  await page.route(`**/assets/${name}-*.js`, async (route) => {
    await gate.promise;
    await route.continue().catch(() => undefined);
  });
  return () => gate.resolve();
}

/** Opens a page, and from it another one with the router. */
async function openBoth(page: Page, open: (path: string) => Promise<void>): Promise<void> {
  await open(from);
  await waitForDocument(page, to);
  await page.locator(`footer a[href="${to}"]`).press('Enter');
  await expectPage(page, to);
}

test('a link pressed before the router has loaded opens its page at the top, and Back restores the scroll position', async ({
  page,
}) => {
  const release = await holdScript(page, 'main');
  const releaseRouter = await holdScript(page, 'start-router');
  await page.goto(from);
  await page.evaluate(() => scrollTo(0, 400));
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(400);
  release();
  await started(page);
  const received = page.waitForResponse(`**${to}`);
  await page.locator(`footer a[href="${to}"]`).evaluate((link: HTMLElement) => link.click());
  await (await received).finished();
  releaseRouter();
  await expectPage(page, to);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expectPage(page, from);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(400);
});

test('Back before the runtime has loaded leads to the page of the address', async ({
  page,
  open,
}) => {
  await openBoth(page, open);
  const release = await holdScript(page, 'main');
  await page.reload({ waitUntil: 'commit' });
  await expect(page.locator('footer')).toBeAttached();
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(from);
  release();
  await expectPage(page, from);
});

test('Back leads to the page of the address even if the router fails to load', async ({
  page,
  open,
  expectedErrors,
}) => {
  expectedErrors.push(/Failed to load resource/);
  await openBoth(page, open);
  await page.route('**/assets/start-router-*.js', (route) => route.abort());
  await page.reload();
  await started(page);
  await page.evaluate(() => history.back());
  await expectPage(page, from);
});

test('a chip pressed twice before the router has loaded makes one history entry', async ({
  page,
  open,
}) => {
  await holdScript(page, 'start-router');
  await open('/stories');
  const entries = await page.evaluate(() => history.length);
  await page.getByRole('button', { name: 'Media', exact: true }).dblclick();
  await expect(page).toHaveURL('/stories?category=media');
  expect(await page.evaluate(() => history.length)).toBe(entries + 1);
});
