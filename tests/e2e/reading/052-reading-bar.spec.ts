import type { Locator } from '@playwright/test';
import { readingCopy } from '#content/copy/parts/reading.ts';
import { storyCopy } from '#pages/story/story-copy.ts';
import { fullStories } from '../../support/content/stories.ts';
import { allowClipboard } from '../../support/page/clipboard.ts';
import { openEarly } from '../../support/page/open-early.ts';
import { expect, test } from '../reading-test.ts';

const { heading, tools, print, lost } = storyCopy.readingBar;
const [story] = fullStories.map(({ id }) => `/stories/${id}`);
if (!story) throw new Error('There is no story');

test('the bar is drawn without its code, which a press loads', async ({ page, open }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await open(story);
  const bar = page.getByRole('complementary', { name: heading });
  for (const name of Object.values(tools))
    await expect(bar.getByRole('button', { name })).toBeVisible();
  expect(
    asked.filter((url) => /\/(reading-bar|tools)[\w.-]+\.js|assets\/letters/.test(url)),
  ).toEqual([]);
});

test('a press before the code has loaded counts once', async ({ page }) => {
  const start = await openEarly(page, story);
  const button = page.getByRole('button', { name: tools.comfort });
  await button.click();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await start();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByRole('group', { name: readingCopy.comfort.size.legend })).toBeVisible();
});

test('a click of assistive software, without a pointer, loads the code', async ({ page, open }) => {
  await open(story);
  const button = page.getByRole('button', { name: tools.comfort });
  await button.evaluate((element: HTMLElement) => element.click());
  await expect(button).toHaveAttribute('aria-expanded', 'true');
});

test.describe('where a filter answers in place of the code', () => {
  // eslint-disable-next-line no-empty-pattern
  test.use({ expectedErrors: async ({}, use) => use([/module script/]) });

  test('a tool says that it did not load, and opens with a later press', async ({ page, open }) => {
    await open(story);
    const code = '**/assets/tools-*.js';
    await page.route(code, (route) =>
      route.fulfill({ body: '<p>Blocked</p>', contentType: 'text/html' }),
    );
    const button = page.getByRole('button', { name: tools.comfort });
    await button.click();
    await expect(page.getByRole('status').getByText(lost.title)).toBeVisible();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await page.unroute(code);
    await button.click();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
  });
});

test('the page scrolls clear of toasts and of tools', async ({ page, open, context }) => {
  await allowClipboard(context);
  await open(story);
  const minute = page.getByRole('button', { name: tools.minute, exact: true });
  const bar = page.getByRole('region', { name: tools.minute });
  const toast = page.locator('[role=status] > div').filter({ hasText: 'Link copied' });
  const room = async () =>
    parseFloat(await page.locator('html').evaluate((root) => root.style.scrollPaddingBottom));
  /** Pixels from the top of an element to the foot of the window. */
  const height = (element: Locator) =>
    element.evaluate((node) => innerHeight - node.getBoundingClientRect().top);
  const copyLink = async () => {
    await page.getByRole('button', { name: 'Copy link' }).click();
    await expect(toast).toBeVisible();
  };
  await minute.click();
  await copyLink();
  await page.keyboard.press('Escape');
  await expect(toast).toHaveCount(0);
  expect(await room()).toBeGreaterThanOrEqual(Math.floor(await height(bar)));
  await copyLink();
  await minute.click();
  await expect(bar).toHaveCount(0);
  expect(await room()).toBeGreaterThan(await height(toast));
  await page.keyboard.press('Escape');
  await expect(toast).toHaveCount(0);
  expect(await room()).toBeNaN();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('there is a link to the papers, and no tools', async ({ page }) => {
    await page.goto(story);
    await expect(page.getByRole('button', { name: tools.listen })).toBeHidden();
    await expect(page.getByRole('link', { name: print })).toBeVisible();
    await expect(page.locator('[data-story-text] p').first()).toBeVisible();
  });
});

test('nothing of the bar is cut off at 320 px with large letters', async ({ page, open }) => {
  const width = 320;
  await page.setViewportSize({ width, height: 800 });
  await open(story);
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  for (const name of Object.values(tools))
    await page.getByRole('button', { name, exact: true }).click();
  await expect(page.locator('[data-ruler]')).toBeAttached();
  // Only one of the two tools at the foot can be open: the one that was pressed last.
  for (const [name, pressed] of [
    [tools.minute, 'true'],
    [tools.listen, 'false'],
  ] as const)
    await expect(page.getByRole('button', { name, exact: true })).toHaveAttribute(
      'aria-pressed',
      pressed,
    );
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  const bar = page.getByRole('complementary', { name: heading });
  for (const stop of await bar.locator('button:visible, input, label').all()) {
    const box = await stop.boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(24);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
  }
});
