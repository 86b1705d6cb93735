import type { BrowserContextOptions, Page, PlaywrightWorkerArgs } from '@playwright/test';
import { unpublishedPaths } from '#content/page/link.ts';
import { storiesPerPage } from '#content/story/story-archive.ts';
import { chromiumArgs, findHeadlessShell } from '../../support/browser/find-chromium.ts';
import {
  pagesOfEachKind,
  pagesWithEveryIsland,
  sampledPages,
} from '../../support/built/built-pages.ts';
import { expectAccessible } from '../../support/page/axe-faults.ts';
import { servedClasses, shownClasses } from '../../support/page/class-names.ts';
import { stories } from '../../support/content/stories.ts';
import { waitForDocument } from '../../support/page/wait-for-document.ts';
import { pressEverything } from '../../support/page/press-everything.ts';
import { readyOffline } from '../../support/page/ready-offline.ts';
import { started } from '../../support/page/started.ts';
import { sidewaysFaults, tapFaults } from '../../support/page/layout-faults.ts';
import { spaceText } from '../../support/page/space-text.ts';
import { unreadableText } from '../../support/page/unreadable-text.ts';
import { walkByTab } from '../../support/page/tab-walk.ts';
import { expect, test as base } from '../reading-test.ts';

/** Smallest width and height of a control in CSS pixels (WCAG 2.5.5). */
const fingertip = 44;
/** Header and footer are the same on all pages, so axe checks them on one page only. */
const frame = ['body > header', 'body > footer'];
/** Addresses of the "not found" page: four linked ones, an unknown one, and its own. */
const missingAddresses = [...unpublishedPaths, '/nope', '/404'] as const;
const offlinePage = '/offline';
const pageWithCheckedFrame = '/about';
/** Pages that the "not found" page suggests, by the address that has no page yet. */
const suggestions = new Map<string, { readonly name: string; readonly path: string }>([
  ['/testimonials', { name: 'Books', path: '/books' }],
  ['/partners', { name: 'Grassroots', path: '/grassroots' }],
  ['/for-teachers', { name: 'Schools', path: '/schools' }],
  ['/for-parents', { name: 'Books', path: '/books' }],
]);
const notFound = [/^404: \//, /Failed to load resource/];

/**
 * `test` on one page that all tests of a Playwright worker share, because opening a page takes as long as
 * a test. Only for tests after which nothing but storage has to be cleared.
 */
const test = base.extend({
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

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

for (const address of [...sampledPages.map(({ path }) => path), missingAddresses[0]])
  test(`${address} keeps its classes, fits every window width, and axe finds nothing`, async ({
    page,
    open,
    request,
    expectedErrors,
  }) => {
    expectedErrors.push(...notFound);
    await open(address);
    // A panel stays hidden until its state is known. Wait, because Tab may have to reach it.
    await expect(page.locator('[data-unknown]')).toHaveCount(0);
    const served = servedClasses(await (await request.get(address)).text());
    await expect.poll(() => shownClasses(page)).toEqual(served);
    if (pagesWithEveryIsland.includes(address)) await expectWalk(page);

    // Open everything that expands, so that it is checked too; tabs show one panel at a time.
    for (const button of await page.getByRole('main').locator('[aria-expanded]:visible').all())
      await button.click();
    if (address === missingAddresses[0] || pagesOfEachKind.includes(address)) {
      const part = address === pageWithCheckedFrame ? 'html' : { exclude: frame };
      await expectAccessible(page, part);
    }
    expect(await layoutFaults(page)).toEqual([]);
  });

/** Checks that Tab reaches every control in order, with a visible focus. */
async function expectWalk(page: Page): Promise<void> {
  const { reached, stops, unseen } = await walkByTab(page);
  expect(stops.length).toBeGreaterThan(20);
  expect(reached.slice(0, stops.length)).toEqual(stops);
  // After the last stop the focus leaves the page, or starts again at its top.
  expect([undefined, stops[0]]).toContain(reached[stops.length]);
  expect(unseen).toEqual([]);
}

/** Lists what overflows or is too small to press, at several widths, text sizes and spacings. */
async function layoutFaults(page: Page): Promise<readonly string[]> {
  await page.evaluate(() => {
    for (const closed of document.querySelectorAll('[data-closed]'))
      for (const name of ['data-closed', 'hidden']) closed.removeAttribute(name);
  });
  const faults: string[] = [];
  const check = async (widths: readonly number[], as: string) => {
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      for (const fault of await sidewaysFaults(page)) faults.push(`${as} ${width} px: ${fault}`);
    }
  };
  await check([320, 820, 1440], 'as it is,');
  faults.push(...(await tapFaults(page, fingertip)));
  await check([390], 'as it is,');
  faults.push(...(await tapFaults(page, fingertip)));
  await page.evaluate(chooseLargest);
  await check([320], 'with the largest choices of a reader,');
  await page.evaluate(spaceText);
  await check([320, 1280], 'text spaced,');
  await page.evaluate(enlargeText);
  await check([390, 1280], 'text at 200 %,');
  await page.setViewportSize({ width: 1280, height: 720 });
  return faults;
}

for (const [address, selector, part, width] of [
  ['/schools', '[role=tab]', '#roles', 1280],
  ['/about', 'header summary:visible', 'header', 1280],
  ['/about', '[data-compact-menu] > summary', 'html', 390],
] as const)
  test(`axe finds nothing in the parts that ${selector} opens`, async ({ page, open }) => {
    await page.setViewportSize({ width, height: 844 });
    await open(address);
    for (const control of await page.locator(selector).all()) {
      await control.click();
      await expectAccessible(page, part);
    }
  });

/** Opens a small window in a browser whose default font size is 32 px, twice the usual. */
async function openLargeText(
  { chromium }: PlaywrightWorkerArgs['playwright'],
  baseURL: string,
  options: BrowserContextOptions = {},
) {
  const browser = await chromium.launch({
    executablePath: findHeadlessShell(),
    args: [...chromiumArgs, '--blink-settings=defaultFontSize=32'],
  });
  const viewport = { width: 320, height: 640 };
  return { browser, page: await browser.newPage({ baseURL, viewport, ...options }) };
}

test('without script every page can be read, and fits 320 px with the browser’s text twice as large', async ({
  playwright,
  site,
  open,
}) => {
  await open('/');
  const { browser, page } = await openLargeText(playwright, site.url, { javaScriptEnabled: false });
  const faults: string[] = [];
  for (const path of pagesOfEachKind) {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    for (const fault of await sidewaysFaults(page)) faults.push(`${path}: ${fault}`);
    // Without script the parts about the worker are hidden.
    if (path === offlinePage) continue;
    // With text of this size, the page is laid out as 1280 px usually are.
    await page.setViewportSize({ width: 2560, height: 1440 });
    for (const text of await unreadableText(page)) faults.push(`${path}: "${text}" is hidden`);
  }
  await browser.close();
  expect(faults).toEqual([]);
});

test('no press makes large text scroll sideways', async ({ playwright, site, open }) => {
  test.setTimeout(120_000);
  await open('/');
  const { browser, page } = await openLargeText(playwright, site.url);
  await page.addInitScript(() => {
    window.print = () => undefined;
  });
  await page.goto('/');
  await readyOffline(page);
  const faults: string[] = [];
  const pages = [...pagesWithEveryIsland, '/mackin-buying-guide', '/mackin-buying-guide-pdf'];
  for (const path of pages) {
    await page.goto(path);
    await started(page);
    await pressEverything(page);
    if (path === '/offline') await expect(page.getByRole('table')).toBeVisible();
    for (const fault of await sidewaysFaults(page)) faults.push(`${path}: ${fault}`);
  }
  await page.goto('/stories/7/board');
  await expect(page.locator('footer .back')).toBeInViewport({ ratio: 1 });
  for (const fault of await sidewaysFaults(page)) faults.push(`board: ${fault}`);
  await browser.close();
  expect(faults).toEqual([]);
});

test('the skip link is the first stop and leads past the header', async ({ page, open }) => {
  await open('/schools');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to the page' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Find your role' })).toBeFocused();
});

test('following a link puts the focus at the start of the new page', async ({ page, open }) => {
  await open('/');
  await waitForDocument(page, '/stories');
  await page.getByRole('link', { name: 'Read a story' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Stories' })).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  // Screen readers announce the focused element by its name.
  await expect(page.getByRole('main')).toHaveAccessibleName(await page.title());
  await expect(page.getByRole('main')).toHaveAccessibleName(/^Stories/);
  await page.keyboard.press('Tab');
  // A long list begins with its search.
  const main = page.getByRole('main');
  const first =
    stories.length > storiesPerPage
      ? main.getByRole('search').locator('input').first()
      : main.getByRole('button', { name: 'All', exact: true });
  await expect(first).toBeFocused();
});

test('an unknown address shows the fallback page', async ({
  page,
  open,
  request,
  expectedErrors,
}) => {
  expectedErrors.push(...notFound);
  for (const address of missingAddresses) {
    const answer = await request.get(address);
    expect(answer.status(), address).toBe(404);
    expect(await answer.text(), address).toContain('Oops! Page not found');
    await page.goto(address);
    await expect(page).toHaveTitle('Page not found | HATRIQA Soccer Reader Method');
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await expect(page.locator('link[rel=canonical]')).toHaveCount(0);
    const suggested = suggestions.get(address);
    const links = page.getByRole('main').getByRole('link');
    await expect(links).toHaveText([...(suggested ? [suggested.name] : []), 'Return to Home']);
    if (suggested) await expect(links.first()).toHaveAttribute('href', suggested.path);
  }
  await open('/nope');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
  await expect(page.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
});

/** Chooses the largest preferences, and loads their typeface, which only a story's text uses. */
async function chooseLargest() {
  const { dataset } = document.documentElement;
  Object.assign(dataset, { readingSize: '200', readingSpace: 'most', readingLetters: 'weighted' });
  await document.fonts.load('1em letters-weighted');
}

function enlargeText() {
  const { dataset } = document.documentElement;
  for (const name of ['readingSize', 'readingSpace', 'readingLetters']) delete dataset[name];
  document.adoptedStyleSheets = [];
  document.documentElement.style.fontSize = '200%';
}
