import type { Page, Request } from '@playwright/test';
import { builtPage } from '../../support/built/built-pages.ts';
import { namedModules } from '../../support/built/module-closure.ts';
import { createGate } from '../../support/fakes/gate.ts';
import { stories } from '../../support/content/stories.ts';
import { joined } from '../../support/page/joined.ts';
import { lateModules, pageComes } from '../../support/page/page-comes.ts';
import { expect, test } from '../reading-test.ts';

const [from, to] = ['/contact', '/stories'];

/** Modules of the next page that the one before does not have. */
function newModules(): readonly string[] {
  const known = namedModules(builtPage(from).html);
  return namedModules(builtPage(to).html).filter((module) => !known.includes(module));
}

/** What this page has asked for from here on. */
function watchRequests(page: Page): { paths(): readonly string[]; documents(): number } {
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  return {
    paths: () => requests.map((request) => new URL(request.url()).pathname),
    documents: () => requests.filter((request) => request.isNavigationRequest()).length,
  };
}

/** Paths of what this page has received. */
function fetched(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming && entry.responseEnd > 0)
      .map(({ name }) => new URL(name).pathname),
  );
}

function linkOf(page: Page) {
  return page.locator(`footer a[href="${to}"]`).first();
}

test('a page is fetched when somebody is about to open it, and no earlier', async ({
  page,
  open,
}) => {
  const asked = watchRequests(page);
  await open(from);
  // What comes to every page after its own code.
  await page.locator('header [role=status]').waitFor({ state: 'attached' });
  await linkOf(page).scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  expect(asked.paths().filter((path) => newModules().includes(path))).toEqual([]);
  await linkOf(page).hover();
  await expect.poll(asked.paths).toEqual(expect.arrayContaining([...newModules()]));
});

test('a page change makes no rules: all of them came with the first page', async ({
  page,
  open,
}) => {
  const rules = () =>
    page.evaluate(() => [...document.styleSheets].map(({ cssRules }) => cssRules.length));
  await open(from);
  const before = await rules();
  await pageComes(page, to);
  await linkOf(page).click();
  await expect(page).toHaveURL(to);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await rules()).toEqual(before);
  await expect(page.locator('style[data-page]')).toHaveCount(0);
});

test('the router takes a press where the page is there', async ({ page, open }) => {
  await open(from);
  await pageComes(page, to);
  const asked = watchRequests(page);
  await linkOf(page).press('Enter');
  await page.waitForURL(`**${to}`);
  await expect(page.locator('main')).toBeFocused();
  expect(asked.documents()).toBe(0);
});

for (const start of ['/', '/schools', `/stories/${stories[0]?.id}`])
  test(`Back leads to ${start} without a network and without a worker`, async ({
    page,
    open,
    context,
  }) => {
    await open(start);
    const headings = page.getByRole('main').getByRole('heading');
    const before = await headings.allTextContents();
    await pageComes(page, '/contact');
    await page.locator('footer a[href="/contact"]').first().press('Enter');
    await page.waitForURL('**/contact');
    expect(lateModules(start)).not.toEqual([]);
    await expect.poll(() => fetched(page)).toEqual(expect.arrayContaining([...lateModules(start)]));
    await context.setOffline(true);
    await page.goBack();
    await expect(headings).toHaveText(before);
    await context.setOffline(false);
  });

for (const [name, isJoined] of [
  ['whose page does not come in time', true],
  ['before the page’s own code', false],
] as const) {
  test(`a press ${name} is the browser’s`, async ({ page }) => {
    const gate = createGate();
    const held = isJoined ? newModules() : namedModules(builtPage(from).html);
    let isHeld = true;
    await page.route(
      (url) => isHeld && held.includes(url.pathname),
      async (route) => {
        await gate.opened;
        await route.continue().catch(() => undefined);
      },
    );
    await page.goto(from);
    if (isJoined) await joined(page);
    const asked = watchRequests(page);
    await linkOf(page).click({ noWaitAfter: true });
    await page.waitForURL(`**${to}`);
    isHeld = false;
    gate.open();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(asked.documents()).toBe(1);
  });
}

test('Back leads to the place that was left', async ({ page, open }) => {
  await open('/books');
  await pageComes(page, '/contact');
  const link = page.locator('footer a[href="/contact"]').first();
  await link.scrollIntoViewIfNeeded();
  // Nobody presses in the very frame in which the page has moved: the router hears of that in the next.
  const left = await page.evaluate(
    () =>
      new Promise<number>((tell) => requestAnimationFrame(() => setTimeout(() => tell(scrollY)))),
  );
  expect(left).toBeGreaterThan(1_000);
  await link.press('Enter');
  await page.waitForURL('**/contact');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(page.locator('main form')).toBeVisible();
  await page.goBack();
  await page.waitForURL('**/books');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(left);
});
