import type { Page } from '@playwright/test';
import { minuteCopy } from '#content/copy/parts/minute.ts';
import { paperLines } from '#content/paper/paper-lines.ts';
import { inStep, storySteps } from '#content/story/story.ts';
import { fullStories } from '../../support/content/stories.ts';
import { axeFaults } from '../../support/page/axe-faults.ts';
import { expect, test } from '../reading-test.ts';

const copy = minuteCopy;
const [story] = fullStories;
if (!story) throw new Error('There is no story');

const bar = (page: Page) => page.getByRole('region', { name: copy.region });
const press = (page: Page, name: string) => bar(page).getByRole('button', { name }).click();
const words = (page: Page) => page.getByRole('group', { name: copy.words }).getByRole('button');

async function openMinute(page: Page): Promise<void> {
  await page.getByRole('button', { name: copy.region, exact: true }).click();
  await expect(bar(page)).toContainText(copy.ready);
}

/** Starts the minute and moves the page's clock on by some seconds. */
async function read(page: Page, seconds: number): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await press(page, copy.start);
  await expect(bar(page)).toContainText(copy.running);
  await page.clock.runFor(seconds * 1_000);
}

const stored = (page: Page) =>
  page.evaluate(async () => ({
    local: { ...localStorage },
    session: Object.fromEntries(
      Object.entries(sessionStorage).filter(([key]) => !key.startsWith('tsr-')),
    ),
    cookies: document.cookie,
    databases: (await indexedDB.databases()).map(({ name }) => name),
    caches: await caches.keys(),
  }));

test('a minute is read; last and wrong words are tapped and counted', async ({ page, open }) => {
  await open(`/stories/${story.id}`);
  await openMinute(page);
  const before = await stored(page);
  await expect(words(page)).toHaveCount(0);
  await read(page, 59);
  await expect(words(page)).toHaveCount(0);
  await page.clock.runFor(1_250);
  await expect(bar(page)).toContainText(copy.tapLast);
  await page.clock.resume();
  expect(await axeFaults(page)).toEqual([]);
  await words(page).nth(86).click();
  for (const at of [2, 20, 40, 60, 80, 80]) await words(page).nth(at).click();
  await words(page).nth(5).click();
  await press(page, copy.undo);
  const last = await words(page).nth(86).textContent();
  await expect(bar(page)).toContainText(copy.tapWrong(last ?? '', 4));
  await expect(words(page).nth(86)).toHaveAttribute('aria-current', 'true');
  await expect(words(page).nth(20)).toHaveAttribute('aria-pressed', 'true');
  expect(await axeFaults(page)).toEqual([]);
  await press(page, copy.count);
  await expect(bar(page).getByRole('status')).toHaveText(
    '87 words read − minus 4 wrong = equals 83 words in a minute',
  );
  await expect(words(page)).toHaveCount(0);
  await expect(page.locator('#s1')).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
  await press(page, copy.again);
  await page.clock.runFor(60_250);
  await words(page).nth(89).click();
  await press(page, copy.count);
  await expect(bar(page).getByRole('status')).toContainText('90 words in a minute');
  await expect(bar(page)).toContainText(copy.sum.before(83));
  await press(page, copy.close);
  await expect(bar(page)).toHaveCount(0);
  await expect(page.locator('main :focus')).toBeInViewport();
  expect(await stored(page)).toEqual(before);
  await openMinute(page);
  await expect(bar(page)).not.toContainText('83');
});

test('the words of an early finisher are counted by the seconds', async ({ page, open }) => {
  await open(`/stories/${story.id}`);
  await openMinute(page);
  await read(page, 30);
  await press(page, copy.finished);
  await press(page, copy.count);
  await expect(bar(page).getByRole('status')).toContainText(
    `${story.words} words in 30 seconds → that is ${story.words * 2} words in a minute`,
  );
});

test('the minute says so when the device has slept', async ({ page, open }) => {
  await open(`/stories/${story.id}`);
  await openMinute(page);
  await read(page, 10);
  await page.clock.fastForward('05:00');
  await page.clock.resume();
  await expect(bar(page).getByRole('alert')).toHaveText(copy.jumped);
  expect(await axeFaults(page)).toEqual([]);
  await press(page, copy.start);
  await expect(bar(page)).toContainText(copy.running);
});

test('the minute works with the keyboard alone', async ({ page, open }) => {
  await open(`/stories/${story.id}`);
  await page.getByRole('button', { name: copy.region, exact: true }).press('Enter');
  await expect(bar(page).getByRole('button', { name: copy.start })).toBeFocused();
  await page.clock.install();
  await page.keyboard.press('Enter');
  await expect(bar(page).getByRole('button', { name: copy.finished })).toBeFocused();
  await page.clock.runFor(60_250);
  await expect(bar(page)).toContainText(copy.tapLast);
  await page.keyboard.press('Home');
  for (let at = 0; at < 9; at += 1) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await expect(bar(page)).toContainText('1');
  const undo = bar(page).getByRole('button', { name: copy.undo });
  await undo.press('Enter');
  await undo.press('Enter');
  await expect(bar(page)).toContainText(copy.tapLast);
  // Nothing is left to undo.
  await expect(undo).toHaveAttribute('aria-disabled', 'true');
  await expect(undo).toBeFocused();
  await words(page).nth(8).press('Enter');
  await bar(page).getByRole('button', { name: copy.count }).press('Enter');
  await expect(bar(page).getByRole('status')).toContainText('9 words in a minute');
  await expect(bar(page).getByRole('button', { name: copy.again })).toBeFocused();
});

for (const step of storySteps) {
  const text = inStep(story, step);
  if (!text) continue;
  test(`the minute numbers the words of ${step} as teachers do`, async ({ page, open }) => {
    await open(`/stories/${story.id}#${step}`);
    await openMinute(page);
    await read(page, 60.25);
    await expect(words(page).first()).toBeVisible();
    const ends = await page.locator('[data-taps]').evaluate((layer) => {
      const all = [...layer.querySelectorAll('button')];
      return [...layer.children].map((line) => {
        const last = [...line.querySelectorAll('button')].at(-1);
        return last ? all.indexOf(last) + 1 : undefined;
      });
    });
    expect(ends).toEqual(paperLines(text).map(({ wordsRead }) => wordsRead));
  });
}

test('Listen and the minute take turns; Next reader closes both', async ({ page, open }) => {
  await open(`/stories/${story.id}`);
  await page.evaluate(() => document.documentElement.setAttribute('data-reading', ''));
  await openMinute(page);
  await page.getByRole('button', { name: 'Listen', exact: true }).click();
  await expect(bar(page)).toHaveCount(0);
  await openMinute(page);
  await expect(page.getByRole('region', { name: 'Listen' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Next reader' }).click();
  await expect(bar(page)).toHaveCount(0);
});
