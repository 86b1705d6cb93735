import type { Page } from '@playwright/test';
import { readingCopy } from '#content/copy/parts/reading.ts';
import { storyCopy } from '#pages/story/story-copy.ts';
import { fullStories, stories } from '../../support/content/stories.ts';
import { axeFaults } from '../../support/page/axe-faults.ts';
import { allowClipboard } from '../../support/page/clipboard.ts';
import { storyLink } from '../../support/page/story-link.ts';
import { expect, test } from '../reading-test.ts';

const { options, stop } = readingCopy.ruler;
const linked = stories.find(({ content }) => /https:\/\/(?!placeholder)/.test(content));
const [first, second] = fullStories.map(({ id }) => `/stories/${id}`);
if (!linked || !first || !second)
  throw new Error('There is no story with a link, or no two stories');

const button = (page: Page) =>
  page.getByRole('button', { name: storyCopy.readingBar.tools.ruler, exact: true });

async function start(page: Page): Promise<void> {
  await button(page).click();
  await expect(page.locator('[data-ruler]')).toBeAttached();
}

interface Seen {
  readonly top: number;
  readonly bottom: number;
  /** Number of lines whose middle is not under the veil. */
  readonly lines: number;
}

/** Measures the gap that the veil leaves, in pixels of the window. */
function seen(page: Page): Promise<Seen> {
  return page.evaluate(() => {
    const [above, below] = document.querySelectorAll('[data-ruler] > div');
    const top = above?.getBoundingClientRect().bottom ?? 0;
    const bottom = below?.getBoundingClientRect().top ?? 0;
    const middles = new Set<number>();
    for (const words of document.querySelectorAll(
      '[data-story-text] > :is(p,h2):not([aria-hidden]) > span[id]',
    )) {
      const texts = document.createTreeWalker(words, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const range = document.createRange();
        range.selectNodeContents(texts.currentNode);
        for (const box of range.getClientRects())
          if (box.width > 1) middles.add(Math.round((box.top + box.bottom) / 2));
      }
    }
    const lines = [...middles].filter((middle) => middle > top && middle < bottom).length;
    return { top, bottom, lines };
  });
}

test('shows one line, then three', async ({ page, open }) => {
  const width = 320;
  await page.setViewportSize({ width, height: 800 });
  await open(first);
  await start(page);
  await expect(button(page)).toHaveAttribute('aria-pressed', 'true');
  expect((await seen(page)).lines).toBe(1);
  await page.getByRole('radio', { name: options['3'], exact: true }).check();
  await expect.poll(async () => (await seen(page)).lines).toBe(3);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  expect(await axeFaults(page, 'article')).toEqual([]);
});

test('arrow keys walk through the whole story line by line, and back', async ({ page, open }) => {
  await open(first);
  await start(page);
  await page.locator('h1').click();
  const places: number[] = [];
  for (;;) {
    const { top, bottom, lines } = await seen(page);
    expect(lines).toBeLessThanOrEqual(1);
    const place = Math.round(top + (await page.evaluate(() => scrollY)));
    if (place === places.at(-1)) break;
    expect(place).toBeGreaterThan(places.at(-1) ?? 0);
    places.push(place);
    if (places.length > 1) expect(bottom).toBeLessThan(720);
    await page.keyboard.press('ArrowDown');
  }
  const paragraphs = await page.locator('#full-time > [data-paragraph]').count();
  expect(places.length).toBeGreaterThan(paragraphs);
  await page.keyboard.press('ArrowUp');
  const { top } = await seen(page);
  const place = Math.round(top + (await page.evaluate(() => scrollY)));
  expect(Math.abs(place - (places.at(-2) ?? 0))).toBeLessThanOrEqual(1);
});

test('of two languages side by side one line is seen', async ({ page, open }) => {
  await open(first);
  const both = page.getByRole('button', { name: 'Both languages' });
  await both.click();
  await expect(both).toHaveAttribute('aria-pressed', 'true');
  await start(page);
  const third = page.locator('#full-time > [data-paragraph]').nth(2);
  await third.click({ position: { x: 20, y: 12 } });
  const height = await third.evaluate((text) => parseFloat(getComputedStyle(text).lineHeight));
  const gap = async () => {
    const { top, bottom } = await seen(page);
    return bottom - top;
  };
  await expect.poll(gap).toBeGreaterThan(0.8 * height);
  expect(await gap()).toBeLessThan(1.2 * height);
});

test('a tap shows its line, which stays while the page scrolls', async ({ page, open }) => {
  await open(first);
  await start(page);
  const third = page.locator('#full-time > [data-paragraph]').nth(2);
  await third.scrollIntoViewIfNeeded();
  await page.evaluate(() => scrollBy(0, 200));
  await third.click({ position: { x: 20, y: 12 } });
  const box = await third.boundingBox();
  const { top, bottom } = await seen(page);
  expect(top).toBeLessThan((box?.y ?? 0) + 12);
  expect(bottom).toBeGreaterThan((box?.y ?? 0) + 12);
  await page.mouse.wheel(0, 150);
  await expect.poll(async () => (await third.boundingBox())?.y).toBeLessThan((box?.y ?? 0) - 100);
  await expect
    .poll(async () => Math.abs((await seen(page)).top - top))
    .toBeLessThan((bottom - top) * 1.5);
});

test('links and words can be reached through the veil', async ({ page, open, context }) => {
  await open(`/stories/${linked.id}`);
  await start(page);
  const link = page.locator('#full-time [data-paragraph] a').first();
  await link.focus();
  const box = await link.boundingBox();
  const { top, bottom } = await seen(page);
  expect((box?.y ?? 0) + 12).toBeGreaterThan(top);
  expect((box?.y ?? 0) + 12).toBeLessThan(bottom);
  const paragraph = page.locator('#full-time > p[data-paragraph]').nth(-2);
  await paragraph.scrollIntoViewIfNeeded();
  await paragraph.dblclick({ position: { x: 12, y: 12 } });
  expect(await page.evaluate(() => String(getSelection()).trim().length)).toBeGreaterThan(0);
  await context.route(/^https:/, (route) => route.fulfill({ body: 'elsewhere' }));
  const [other] = await Promise.all([context.waitForEvent('page'), link.click()]);
  await other.close();
});

test('Escape and the button at the line end it', async ({ page, open }) => {
  await open(first);
  await start(page);
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-ruler]')).toHaveCount(0);
  await expect(button(page)).toHaveAttribute('aria-pressed', 'false');
  await start(page);
  await page.getByRole('button', { name: stop }).click();
  await expect(page.locator('[data-ruler]')).toHaveCount(0);
  await expect(page.locator('main :focus')).toBeInViewport();
  expect(await page.evaluate(() => ({ ...sessionStorage }))).toEqual({});
});

test('the ruler closed far below the bar keeps the focus in the window', async ({ page, open }) => {
  await open(first);
  await start(page);
  const last = page.locator('[data-story-text] p[data-paragraph]:visible').last();
  await last.click({ position: { x: 5, y: 5 } });
  await expect(button(page)).not.toBeInViewport();
  await page.getByRole('button', { name: stop }).focus();
  const topOf = () => last.evaluate((it) => Math.round(it.getBoundingClientRect().top));
  const top = await topOf();
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-ruler]')).toHaveCount(0);
  await expect(page.locator('p:focus')).toBeInViewport();
  expect(Math.abs((await topOf()) - top)).toBeLessThan(2);
});

test('Escape closes what is open before the ruler', async ({ page, open, context }) => {
  await allowClipboard(context);
  await open(first);
  await start(page);
  const escape = async () => {
    await page.keyboard.press('Escape');
    await expect(button(page)).toHaveAttribute('aria-pressed', 'true');
  };
  const word = page.locator('#full-time button.word').first();
  await word.press('Enter');
  await expect(word).toHaveAttribute('aria-expanded', 'true');
  await escape();
  await expect(word).toHaveAttribute('aria-expanded', 'false');

  const menu = page.locator('header details:visible').first();
  await menu.locator('summary').press('Enter');
  await expect(menu).toHaveAttribute('open');
  await escape();
  await expect(menu).not.toHaveAttribute('open');

  await page.getByRole('button', { name: 'Copy link' }).click();
  const toast = page.getByRole('status').getByText('Link copied to clipboard!');
  await expect(toast).toBeVisible();
  await escape();
  await expect(toast).toHaveCount(0);

  await page.getByRole('button', { name: 'Show QR' }).click();
  const code = page.getByRole('dialog');
  await expect(code).toBeVisible();
  await escape();
  await expect(code).toBeHidden();

  await page.keyboard.press('Escape');
  await expect(page.locator('[data-ruler]')).toHaveCount(0);
});

test('the ruler stays on in the next story, and is not printed', async ({ page, open }) => {
  await open(first);
  await start(page);
  await page.getByRole('radio', { name: options['3'], exact: true }).check();
  await page.getByRole('link', { name: storyCopy.back.label }).click();
  await expect(page).toHaveURL('/stories');
  await expect(page.locator('[data-ruler]')).toHaveCount(0);
  await (await storyLink(page, second)).click();
  await expect(page).toHaveURL(second);
  await expect.poll(async () => (await seen(page)).lines).toBe(3);
  await open(first);
  await expect.poll(async () => (await seen(page)).lines).toBe(3);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('[data-ruler]')).toBeHidden();
});

test('in forced colours the veil still covers the other lines', async ({ page, open }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(first);
  await start(page);
  const veil = page.locator('[data-ruler] > div').last();
  const opacity = await veil.evaluate((node) => getComputedStyle(node).opacity);
  const ground = await veil.evaluate((node) => getComputedStyle(node).backgroundColor);
  expect(Number(opacity)).toBeGreaterThan(0.5);
  expect(ground).not.toBe('rgba(0, 0, 0, 0)');
});
