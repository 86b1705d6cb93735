import type { Locator, Page } from '@playwright/test';
import { readingCopy } from '#content/copy/parts/reading.ts';
import { storyCopy } from '#pages/story/story-copy.ts';
import { fullStories } from '../../support/content/stories.ts';
import { createDeferred } from '../../support/fakes/deferred.ts';
import { axeFaults, colourFaults } from '../../support/page/axe-faults.ts';
import { storyLink } from '../../support/page/story-link.ts';
import { fetchedPaths } from '../../support/page/wait-for-document.ts';
import { expect, test } from '../reading-test.ts';

const copy = readingCopy.comfort;
const { tools, nextReader } = storyCopy.readingBar;
const [first, second] = fullStories.map(({ id }) => `/stories/${id}`);
if (!first || !second) throw new Error('There are no two stories');

const column = (page: Page) => page.locator('#full-time');
const plain = (page: Page) => column(page).locator('[data-paragraph]:not(.first)').first();
const choice = (page: Page, name: string) => page.getByRole('radio', { name, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

async function openPanel(page: Page): Promise<void> {
  await button(page, tools.comfort).click();
  await expect(choice(page, copy.size.options.usual)).toBeVisible();
}

function px(words: Locator, property: string): Promise<number> {
  return words.evaluate(
    (node, name) => parseFloat(getComputedStyle(node).getPropertyValue(name)),
    property,
  );
}

function paperOf(page: Page): Promise<string> {
  return page.locator('article').evaluate((node) => getComputedStyle(node).backgroundColor);
}

function lettersLoaded(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.fonts]
      .filter(({ family, status }) => family.startsWith('letters-') && status === 'loaded')
      .map(({ family }) => family),
  );
}

test('the panel opens in the window, below its button', async ({ page, open }) => {
  for (const [width, height] of [
    [1440, 900],
    [390, 640],
  ] as const) {
    await page.setViewportSize({ width, height });
    await open(first);
    const opener = button(page, tools.comfort);
    // The bar begins at the lower edge of the window.
    await opener.evaluate((node) => node.scrollIntoView({ block: 'end', behavior: 'instant' }));
    await openPanel(page);
    await expect(opener).toBeInViewport();
    await expect(choice(page, copy.size.options.usual)).toBeInViewport();
  }
});

test('each size enlarges every text of the story by its percentage', async ({ page, open }) => {
  await open(first);
  const texts = column(page).locator('p:not([aria-hidden]), h2, li, .spanish-button');
  const sizes = () =>
    texts.evaluateAll((nodes) => nodes.map((node) => parseFloat(getComputedStyle(node).fontSize)));
  const before = await sizes();
  await openPanel(page);
  const rows = page.getByRole('group', { name: copy.size.legend }).locator('label');
  const offered = (await rows.allTextContents()).map((label) => parseFloat(label));
  expect(offered).toEqual(offered.toSorted((a, b) => a - b));
  for (const [key, label] of Object.entries(copy.size.options)) {
    await choice(page, label).check();
    const factor = key === 'usual' ? 1 : Number(key) / 100;
    for (const [at, size] of (await sizes()).entries())
      expect(size / (before[at] ?? 0)).toBeCloseTo(factor, 2);
  }
});

test('the most space has the distances of WCAG 1.4.12, uncut', async ({ page, open }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(first);
  await openPanel(page);
  await choice(page, copy.space.options.most).check();
  await choice(page, copy.size.options['200']).check();
  for (const words of [plain(page), column(page).locator('.first')]) {
    const size = await px(words, 'font-size');
    expect(await px(words, 'letter-spacing')).toBeGreaterThanOrEqual(0.12 * size);
    expect(await px(words, 'word-spacing')).toBeGreaterThanOrEqual(0.16 * size);
    expect(await px(words, 'line-height')).toBeGreaterThanOrEqual(1.5 * size);
    expect(await px(words, 'margin-bottom')).toBeGreaterThanOrEqual(2 * size);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  const cut = await page
    .locator('article *')
    .evaluateAll((nodes) =>
      nodes
        .filter((node) => node.clientWidth > 1 && node.scrollWidth > node.clientWidth + 1)
        .map((node) => `${node.localName} ${node.className}`),
    );
  expect(cut).toEqual([]);
});

test('a choice holds until the next reader', async ({ page, open, context }) => {
  await open(first);
  const usual = await px(plain(page), 'font-size');
  await openPanel(page);
  await choice(page, copy.size.options['150']).check();
  await choice(page, copy.paper.options.blue).check();
  await expect(page.getByRole('status').filter({ hasText: copy.persistence.window })).toBeVisible();
  const blue = await paperOf(page);
  await page.getByRole('link', { name: storyCopy.back.label }).click();
  await expect(page).toHaveURL('/stories');
  await (await storyLink(page, second)).click();
  await expect(page).toHaveURL(second);
  expect(await px(plain(page), 'font-size')).toBeCloseTo(1.5 * usual, 1);
  await open(second);
  expect(await px(plain(page), 'font-size')).toBeCloseTo(1.5 * usual, 1);
  expect(await paperOf(page)).toBe(blue);
  const other = await context.newPage();
  await other.goto(first);
  expect(await px(plain(other), 'font-size')).toBeCloseTo(usual, 1);
  await expect(button(other, nextReader)).toBeHidden();
  await openPanel(page);
  await expect(choice(page, copy.paper.options.blue)).toBeChecked();

  await page.getByLabel(copy.keep).check();
  await expect(page.getByRole('status').filter({ hasText: copy.persistence.kept })).toBeVisible();
  const next = await context.newPage();
  await next.goto(second);
  expect(await px(plain(next), 'font-size')).toBeCloseTo(1.5 * usual, 1);
  await button(next, nextReader).click();
  // A press before the page's code has loaded is held and repeated later.
  await expect.poll(() => px(plain(next), 'font-size')).toBeCloseTo(usual, 1);
  await expect(next.getByText(readingCopy.nextReader.title)).toBeVisible();
  await expect(next.getByRole('main')).toBeFocused();
  expect(await next.evaluate(() => scrollY)).toBe(0);
  await expect
    .poll(() => next.evaluate(() => ({ ...localStorage, ...sessionStorage })))
    .toEqual({});
  await next.reload();
  expect(await px(plain(next), 'font-size')).toBeCloseTo(usual, 1);
});

test('the next story looks as chosen from its first frame', async ({ page, open }) => {
  await page.goto('/stories');
  await page.evaluate(() =>
    localStorage.setItem('reading', '{"size":"150","paper":"blue","letters":"weighted"}'),
  );
  await open('/stories');
  await page.evaluate(() => {
    new MutationObserver((_, observer) => {
      const words = document.querySelector('[data-story-text] p:not(.first)');
      if (!words) return;
      observer.disconnect();
      const { fontSize, fontFamily } = getComputedStyle(words);
      const { backgroundColor } = getComputedStyle(document.querySelector('article') ?? words);
      Reflect.set(window, 'firstLook', { fontSize, fontFamily, backgroundColor });
    }).observe(document.body, { childList: true, subtree: true });
  });
  const link = await storyLink(page, second);
  await link.hover();
  // The hover fetches the story and its typeface, so that the router handles the press.
  await expect.poll(() => fetchedPaths(page)).toContain(second);
  await expect.poll(() => lettersLoaded(page)).toEqual(['letters-weighted']);
  await link.click();
  await expect(page).toHaveURL(second);
  await expect(plain(page)).toBeVisible();
  const look = await page.evaluate(() => Reflect.get(window, 'firstLook'));
  // A full load looks the same.
  await open(second);
  expect(look).toEqual({
    fontSize: `${await px(plain(page), 'font-size')}px`,
    fontFamily: expect.stringMatching(/^letters-weighted/),
    backgroundColor: await paperOf(page),
  });
});

test('Reset undoes all four', async ({ page, open }) => {
  await open(first);
  const look = () =>
    plain(page).evaluate((node) => {
      const { fontSize, fontFamily, letterSpacing, lineHeight, color } = getComputedStyle(node);
      return { fontSize, fontFamily, letterSpacing, lineHeight, color };
    });
  const [before, paper] = [await look(), await paperOf(page)];
  await openPanel(page);
  for (const name of [
    copy.size.options['200'],
    copy.space.options.more,
    copy.paper.options.night,
    copy.letters.options.lexend,
  ]) {
    await choice(page, name).click();
    await expect(choice(page, name)).toBeChecked();
  }
  await page.getByLabel(copy.keep).check();
  await expect.poll(async () => (await look()).fontFamily).toMatch(/^letters-lexend/);
  expect(await paperOf(page)).not.toBe(paper);
  await button(page, copy.reset).click();
  expect(await look()).toEqual(before);
  expect(await paperOf(page)).toBe(paper);
  await expect(page.getByLabel(copy.keep)).not.toBeChecked();
});

test('a typeface that is loading is checked, and not set once another is chosen', async ({
  page,
  open,
}) => {
  const arrival = createDeferred();
  await page.route('**/assets/letters/lexend*', async (route) => {
    await arrival.promise;
    await route.continue();
  });
  await open(first);
  await openPanel(page);
  const { usual, lexend } = copy.letters.options;
  await choice(page, lexend).click();
  await expect(page.getByText(copy.letters.coming)).toBeVisible();
  await expect(choice(page, lexend)).toBeChecked();
  // The panel that is opened again shows the same.
  await button(page, tools.comfort).click();
  await openPanel(page);
  await expect(choice(page, lexend)).toBeChecked();
  await choice(page, usual).click();
  await expect(choice(page, usual)).toBeChecked();
  arrival.resolve();
  await expect.poll(() => lettersLoaded(page)).toEqual(['letters-lexend']);
  await expect(choice(page, usual)).toBeChecked();
  await expect(page.locator('html')).not.toHaveAttribute('data-reading-letters');
});

test('Reset leaves the choices of another window alone', async ({ page, context, open }) => {
  await open(first);
  await openPanel(page);
  const other = await context.newPage();
  await other.goto(first);
  await openPanel(other);
  const large = copy.size.options['200'];
  for (const window of [page, other]) {
    await choice(window, large).click();
    await expect(choice(window, large)).toBeChecked();
  }
  await button(page, copy.reset).click();
  await expect(choice(page, large)).not.toBeChecked();
  // The other window hears of each change of localStorage before this one.
  await other.evaluate(
    () =>
      new Promise((heard) => {
        const frame = document.body.appendChild(document.createElement('iframe'));
        addEventListener('storage', heard, { once: true });
        frame.contentWindow?.localStorage.setItem('ping', 'pong');
      }),
  );
  await expect(choice(other, large)).toBeChecked();
});

test('every background colour has enough contrast in both schemes', async ({ page, open }) => {
  for (const [colorScheme, usual] of [
    ['light', copy.paper.options.cream],
    ['dark', copy.paper.options.night],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await open(first);
    await openPanel(page);
    await expect(choice(page, usual)).toBeChecked();
    if (colorScheme === 'light') expect(await axeFaults(page, 'article')).toEqual([]);
    for (const label of Object.values(copy.paper.options)) {
      await choice(page, label).check();
      expect(await colourFaults(page, 'article'), `${colorScheme} ${label}`).toEqual([]);
    }
  }
});

test('Tab reaches every choice, and the focus is visible', async ({ page, open }) => {
  await open(first);
  await openPanel(page);
  await page.evaluate(() => {
    scrollTo(0, 0);
    getSelection()?.collapse(document.body, 0);
  });
  await button(page, tools.comfort).focus();
  const seen: string[] = [];
  for (let press = 0; press < 14 && !seen.includes(copy.reset); press += 1) {
    await page.keyboard.press('Tab');
    const at = await page.evaluate(() => {
      const { activeElement: stop } = document;
      const card = stop?.matches('[type=radio]') ? stop.nextElementSibling : stop;
      const look = card && getComputedStyle(card);
      return { name: stop?.getAttribute('name') ?? stop?.textContent, outline: look?.outlineStyle };
    });
    expect(at.outline).not.toBe('none');
    seen.push(String(at.name));
  }
  for (const name of ['size', 'space', 'paper', 'letters'])
    expect(seen).toContain(`reading-${name}`);
  expect(seen).toContain(copy.reset);
});
