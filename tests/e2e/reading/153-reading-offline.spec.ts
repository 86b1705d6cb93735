import type { Page } from '@playwright/test';
import { readingCopy } from '#content/copy/parts/reading.ts';
import { storyCopy } from '#pages/story/story-copy.ts';
import { stories } from '../../support/content/stories.ts';
import { started } from '../../support/page/started.ts';
import { twoFrames } from '../../support/page/two-frames.ts';
import { readyOffline } from '../../support/page/ready-offline.ts';
import { expect, test } from '../breaking-test.ts';
import { test as testInstalled } from '../offline/installed-test.ts';

const { tools } = storyCopy.readingBar;
const { size, letters } = readingCopy.comfort;
const [first, second] = stories.map(({ id }) => `/stories/${id}`);
if (!first || !second) throw new Error('There are no two stories');

test.beforeEach(() => test.setTimeout(180_000));

async function install(page: Page): Promise<void> {
  await page.goto('/');
  await readyOffline(page);
}

const radio = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const family = (page: Page) =>
  page
    .locator('[data-story-text] p')
    .filter({ visible: true })
    .nth(1)
    .evaluate((words) => getComputedStyle(words).fontFamily);
/** Returns the width of the story's words divided by their width in the usual typeface. */
const widening = (page: Page) =>
  page
    .locator('[data-story-text] p')
    .filter({ visible: true })
    .nth(1)
    .evaluate((words) => {
      const usual = document.createElement('p');
      usual.textContent = words.textContent;
      words.after(usual);
      const [width, usualWidth] = [words, usual].map((one) => {
        Object.assign((one as HTMLElement).style, { width: 'max-content', maxWidth: 'none' });
        if (one === usual) one.style.fontFamily = 'var(--f-reading)';
        return one.getBoundingClientRect().width;
      });
      usual.remove();
      for (const property of ['width', 'max-width'])
        (words as HTMLElement).style.removeProperty(property);
      return (width ?? 0) / (usualWidth ?? 1);
    });

testInstalled('tools that were never opened work offline', async ({ page, context, open }) => {
  await context.setOffline(true);
  await open(first);
  await press(page, tools.comfort);
  await radio(page, size.options['200']).check();
  await press(page, tools.ruler);
  await expect(page.locator('[data-ruler]')).toBeAttached();
});

test.describe('letters', () => {
  // eslint-disable-next-line no-empty-pattern
  test.use({
    expectedErrors: async ({}, use) => use([/^Failed to load resource: /, /^OTS parsing error/]),
  });

  test('are refused unless they load, and then work offline', async ({
    page,
    context,
    line,
    open,
  }) => {
    await install(page);
    await open(first);
    const root = page.locator('html');
    const before = await family(page);
    const choose = async (name: 'weighted' | 'lexend') => {
      await radio(page, letters.options[name]).click();
      await expect(radio(page, letters.options[name])).toBeChecked();
      await expect(root).toHaveAttribute('data-reading-letters', name);
    };
    const isLost = async (name: string) => {
      await press(page, tools.comfort);
      await radio(page, name).click();
      await expect(page.getByText(letters.lost)).toBeVisible();
      await expect(radio(page, letters.options.usual)).toBeChecked();
      expect(await family(page)).toBe(before);
    };
    await context.setOffline(true);
    await isLost(letters.options.weighted);
    await context.setOffline(false);

    await context.route('**/assets/letters/*', (route) =>
      route.fulfill({ body: '<p>Blocked</p>', contentType: 'text/html' }),
    );
    await open(first);
    await isLost(letters.options.lexend);
    expect(await page.evaluate(() => caches.has('site-letters'))).toBe(false);
    await context.unroute('**/assets/letters/*');

    await open(first);
    await press(page, tools.comfort);
    await choose('weighted');
    await choose('lexend');
    await page.getByLabel(readingCopy.comfort.keep).check();
    await line.close();
    await context.setOffline(true);
    for (const address of [second, first]) {
      await open(address);
      expect(await family(page)).toMatch(/^letters-lexend/);
      // A typeface that comes from the worker may be late for the first paint.
      await expect.poll(() => widening(page)).toBeGreaterThan(1.05);
    }
    await press(page, tools.comfort);
    await choose('weighted');
  });
});

test('with every preference kept, nothing moves while a story loads', async ({ page, open }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await install(page);
  await open(first);
  await press(page, tools.comfort);
  for (const name of [
    size.options['150'],
    readingCopy.comfort.space.options.most,
    readingCopy.comfort.paper.options.green,
    letters.options.weighted,
  ]) {
    await radio(page, name).click();
    await expect(radio(page, name)).toBeChecked();
  }
  await expect(page.locator('html')).toHaveAttribute('data-reading-letters', 'weighted');
  await page.getByLabel(readingCopy.comfort.keep).check();
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Reflect.set(window, 'shifts', shifts);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push(Reflect.get(entry, 'value'));
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await open(second);
  await expectStill(page);
  await page.locator('[data-story-text] p').nth(4).scrollIntoViewIfNeeded();
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)));
  await page.reload();
  await started(page);
  await expectStill(page);
});

async function expectStill(page: Page): Promise<void> {
  await page.evaluate(twoFrames);
  const shifts = await page.evaluate<number[]>(() => Reflect.get(window, 'shifts'));
  // The few right-aligned words shift by 0.001 when the site's own typeface loads late.
  expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.005);
  expect(await family(page)).toMatch(/^letters-weighted/);
}
