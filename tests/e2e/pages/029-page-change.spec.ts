import type { Page, Request } from '@playwright/test';
import { headingOf } from '../../support/built/built-pages.ts';
import { runtimeModules } from '../../support/built/built-code.ts';
import { createDeferred } from '../../support/fakes/deferred.ts';
import { stories } from '../../support/content/stories.ts';
import { started } from '../../support/page/started.ts';
import { fetchedPaths, waitForDocument } from '../../support/page/wait-for-document.ts';
import { expect, test } from '../reading-test.ts';

const [from, to] = ['/contact', '/stories'];

/** Records the page's requests from now on. */
function watchRequests(page: Page): { paths(): readonly string[]; documents(): number } {
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  return {
    paths: () => requests.map((request) => new URL(request.url()).pathname),
    documents: () => requests.filter((request) => request.isNavigationRequest()).length,
  };
}

function linkOf(page: Page) {
  return page.locator(`footer a[href="${to}"]`).first();
}

test('a page change replaces the styles of the document', async ({ page, open }) => {
  const rules = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('style[data-styles]')].map((style) => {
        const { sheet } = style as HTMLStyleElement;
        const [all] = sheet?.cssRules ?? [];
        const own = all instanceof CSSMediaRule && all.conditionText === 'all' ? all : sheet;
        return [...(own?.cssRules ?? [])].map(({ cssText }) => cssText.replaceAll(/\s+/g, ' '));
      }),
    );
  // Pages without islands; an island would load one stylesheet with the rules of all of them.
  const next = '/books';
  await open(next);
  const loaded = await rules();
  await open('/about');
  expect(await rules()).not.toEqual(loaded);
  await waitForDocument(page, next);
  await page.evaluate(() => Reflect.set(window, 'isKept', true));
  await page.locator(`footer a[href="${next}"]`).click();
  await expect(page).toHaveURL(next);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingOf(next));
  expect(await page.evaluate(() => Reflect.get(window, 'isKept')), 'no full load').toBe(true);
  expect(await rules()).toEqual(loaded);
});

test('Back leads to a story without a network', async ({ page, open, context, expectedErrors }) => {
  const start = `/stories/${stories[0]?.id}`;
  // The story's pictures and the code of its islands fail to load.
  expectedErrors.push(/ERR_INTERNET_DISCONNECTED/);
  await open(start);
  const headings = page.getByRole('main').getByRole('heading');
  const before = await headings.allTextContents();
  await waitForDocument(page, '/contact');
  await page.locator('footer a[href="/contact"]').first().press('Enter');
  await page.waitForURL('**/contact');
  await expect.poll(() => fetchedPaths(page)).toContain(start);
  await context.setOffline(true);
  await page.goBack();
  await expect(headings).toHaveText(before);
  await context.setOffline(false);
});

for (const [name, isStarted] of [
  ['while its document is on the way', true],
  ['before the page’s own code has loaded', false],
] as const) {
  test(`a link pressed ${name} is left to the browser`, async ({ page }) => {
    const gate = createDeferred();
    const held = isStarted ? [to] : runtimeModules();
    let isHeld = true;
    await page.route(
      (url) => isHeld && held.includes(url.pathname),
      async (route) => {
        if (!route.request().isNavigationRequest()) await gate.promise;
        await route.continue().catch(() => undefined);
      },
    );
    await page.goto(from);
    if (isStarted) await started(page);
    const asked = watchRequests(page);
    await linkOf(page).click({ noWaitAfter: true });
    await page.waitForURL(`**${to}`);
    isHeld = false;
    gate.resolve();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(asked.documents()).toBe(1);
  });
}

const pressAt = (selector: string) => (page: Page) => page.locator(selector).first().click();

for (const [name, path, prepare] of [
  ['', '/books', undefined],
  [', where a panel is open', '/method', pressAt('[data-accordion] button[aria-expanded=false]')],
  [', where the address names the easier text', '/stories/9', pressAt('a[href="#first-half"]')],
] as const)
  test(`Back restores the scroll position${name}`, async ({ page, open }) => {
    await open(path);
    await prepare?.(page);
    if (prepare) await page.waitForURL(/#/);
    const address = page.url();
    await waitForDocument(page, '/contact');
    const link = page.locator('footer a[href="/contact"]').first();
    await link.scrollIntoViewIfNeeded();
    const left = await page.evaluate(() => scrollY);
    expect(left).toBeGreaterThan(1_000);
    await link.press('Enter');
    await page.waitForURL('**/contact');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    // The router fetches the document before once more, for Back.
    await expect.poll(() => fetchedPaths(page)).toContain(path);
    await expect(page.locator('main form')).toBeVisible();
    await page.goBack();
    await page.waitForURL(address);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(left);
  });

test('Back focuses the link that was followed', async ({ page, open }) => {
  await open('/stories');
  const link = page.locator('[data-cards] > li').last().getByRole('link').first();
  const path = (await link.getAttribute('href')) ?? '';
  await waitForDocument(page, path);
  await link.press('Enter');
  await page.waitForURL(`**${path}`);
  await expect(page.getByRole('main')).toBeFocused();
  // A document that is late would be loaded by the browser, which restores no focus.
  await waitForDocument(page, '/stories');
  await page.goBack();
  await expect(link).toBeFocused();
  await expect(link).toBeInViewport();
  // A new visit of the page begins at its top.
  await waitForDocument(page, '/books');
  await page.getByRole('contentinfo').locator('a[href="/books"]').first().press('Enter');
  await page.waitForURL('**/books');
  await waitForDocument(page, '/stories');
  await page.getByRole('contentinfo').locator('a[href="/stories"]').first().press('Enter');
  await page.waitForURL('**/stories');
  await expect(page.getByRole('main')).toBeFocused();
});

test('the next page has no selection, to which WebKit would scroll', async ({ page, open }) => {
  await open('/about');
  await page.evaluate(() => getSelection()?.selectAllChildren(document.body));
  await waitForDocument(page, '/books');
  await page.getByRole('contentinfo').locator('a[href="/books"]').first().press('Enter');
  await page.waitForURL('**/books');
  await expect(page.getByRole('main')).toBeFocused();
  expect(await page.evaluate(() => getSelection()?.rangeCount)).toBe(0);
});

for (const [path, from, to] of [
  ['/', 'banner', '/contact'],
  ['/books', 'contentinfo', '/method'],
] as const)
  test(`Back focuses the link of the ${from} that was followed`, async ({ page, open }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await open(path);
    const link = page.getByRole(from).locator(`a[href="${to}"]`).first();
    await waitForDocument(page, to);
    await link.press('Enter');
    await page.waitForURL(`**${to}`);
    await expect(page.getByRole('main')).toBeFocused();
    await waitForDocument(page, path);
    await page.goBack();
    await expect(link).toBeFocused();
    await expect(link).toBeInViewport();
  });

for (const [name, path, moveOn, entries] of [
  [
    'where its document is late',
    '/books',
    (page: Page) => page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' })),
    -1,
  ],
  [
    'over an entry, from a page that the router does not show',
    '/books#main',
    (page: Page) => page.goto('/stories/9/board'),
    -2,
  ],
] as const)
  test(`Back restores the scroll position ${name}`, async ({ page, open }) => {
    // The browser gets the document, the router does not.
    await page.route(
      (url) => url.pathname === '/books',
      (route) => (route.request().isNavigationRequest() ? route.continue() : undefined),
    );
    await open(path);
    await waitForDocument(page, '/contact');
    const link = page.locator('footer a[href="/contact"]').first();
    await link.scrollIntoViewIfNeeded();
    const left = await page.evaluate(() => scrollY);
    await link.press('Enter');
    await page.waitForURL('**/contact');
    await moveOn(page);
    const loaded = page.waitForEvent('load');
    await page.evaluate((by) => history.go(by), entries);
    await loaded;
    await page.waitForURL(`**${path}`);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(left);
  });

test('a link to the shown page leads to its top', async ({ page, open }) => {
  await open(to);
  await linkOf(page).click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(page.locator('#main')).toBeFocused();
});

test('a second press that the browser handles takes precedence', async ({ page, open }) => {
  await open(from);
  await waitForDocument(page, '/books');
  const gate = createDeferred();
  await page.route(
    (url) => url.pathname === to,
    async (route) => {
      await gate.promise;
      await route.continue().catch(() => undefined);
    },
  );
  const asked = watchRequests(page);
  // Playwright waits for a navigation before it presses again.
  await page.evaluate(() => {
    const press = () => document.querySelector<HTMLElement>('footer a[href="/books"]')?.click();
    addEventListener('beforeunload', () => setTimeout(press, 100), { once: true });
  });
  await linkOf(page).click({ noWaitAfter: true });
  await page.waitForURL('**/books');
  gate.resolve();
  await started(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingOf('/books'));
  expect(asked.documents()).toBe(2);
});

test('a link shows the first parts of a page first, Back all at once', async ({ page, open }) => {
  await open('/books');
  await page.evaluate(() => {
    const later: number[] = Object.assign(window, { later: [] }).later;
    addEventListener('page-shown', () =>
      later.push(document.querySelectorAll('[data-later]').length),
    );
  });
  const laterParts = () => page.evaluate(() => (window as unknown as { later: number[] }).later);
  const later = page.locator('[data-later]');
  await waitForDocument(page, to);
  await linkOf(page).press('Enter');
  await page.waitForURL(`**${to}`);
  await expect(later).toHaveCount(0);
  await expect(page.locator('footer')).toBeVisible();
  // The router fetches the document before once more, for Back.
  await expect.poll(() => fetchedPaths(page)).toContain('/books');
  await page.goBack();
  await page.waitForURL('**/books');
  await expect.poll(async () => (await laterParts()).length).toBe(2);
  await expect(later).toHaveCount(0);
  const [afterLink, ...afterBack] = await laterParts();
  expect(afterLink).toBeGreaterThan(1);
  expect(afterBack).toEqual([0]);
});
