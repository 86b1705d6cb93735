import type { Page } from '@playwright/test';
import { formatSize } from '#content/words/format-size.ts';
import { newestKept } from '#shared/story-keeping.ts';
import { cacheNames } from '#shared/cache-names.ts';
import { expectAccessible } from '../../support/page/axe-faults.ts';
import { builtPages, builtPapers } from '../../support/built/built-pages.ts';
import { coveredBy } from '../../support/page/covered-by.ts';
import { keptPaths, keptStoryPath, precachedFiles } from '../../support/built/precached-files.ts';
import { readyOffline } from '../../support/page/ready-offline.ts';
import { stories } from '../../support/content/stories.ts';
import { expect, test } from '../breaking-test.ts';
import { test as testInstalled } from './installed-test.ts';

test.beforeEach(() => test.setTimeout(240_000));

const kept = keptPaths();
const all = precachedFiles().length;
const mark = (page: Page) => page.getByRole('banner').locator('a[href="/offline"]');
const row = (page: Page, name: string) => page.getByRole('row', { name: new RegExp(`^${name}`) });
const papers = builtPapers.filter(({ path }) => kept.has(path)).length;
const keptStories = Math.min(stories.length, newestKept);
const others = builtPages.filter(({ path }) => kept.has(path)).length - keptStories - 2;

async function evict(page: Page, paths: readonly string[]): Promise<void> {
  await page.evaluate(
    async ([name, gone]) => {
      const cache = await caches.open(name);
      for (const request of await cache.keys())
        if (gone.includes(new URL(request.url).pathname)) await cache.delete(request);
    },
    [cacheNames.core, paths] as const,
  );
}

/** Records the elements that lose the focus from now on. */
async function watchFocus(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.evaluate(() => {
    const lost: string[] = [];
    addEventListener('focusout', ({ target }) => lost.push((target as Element).outerHTML));
    Reflect.set(window, 'lostFocus', lost);
  });
  return () => page.evaluate(() => Reflect.get(window, 'lostFocus') as string[]);
}

test('the first visit counts what is saved, and nothing moves', async ({ page, line }) => {
  line.setRule(() => ({ kind: 'slow', ms: 80 }));
  await page.addInitScript(() => {
    const moved: string[] = [];
    Reflect.set(window, 'moved', moved);
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const sources: readonly { readonly node: Node | null }[] = Reflect.get(entry, 'sources');
        for (const { node } of sources) moved.push(node?.textContent?.slice(0, 60) ?? 'gone');
      }
    });
    const begin = () => observer.observe({ type: 'layout-shift' });
    // Ignore shifts by fonts, which are drawn in the frame after they load.
    const drawn = () => requestAnimationFrame(() => requestAnimationFrame(begin));
    const faces = ['1em "Atkinson Next"', 'bold 1em "Atkinson Next"', '800 1em "Bricolage"'];
    addEventListener('DOMContentLoaded', () => {
      void Promise.all(faces.map((face) => document.fonts.load(face))).then(drawn);
    });
  });
  await page.goto('/');
  const counted = new RegExp(`Saving (\\d+) of ${all}`);
  const held = async () => Number(counted.exec(await mark(page).innerText())?.[1]);
  await expect.poll(held, { timeout: 60_000 }).toBeLessThan(all);
  await expect(mark(page)).toHaveText('Saved for offline', { timeout: 120_000 });
  await readyOffline(page);
  expect(await page.evaluate(() => Reflect.get(window, 'moved'))).toEqual([]);
});

testInstalled('the status badge covers no text, and is not printed', async ({ page }) => {
  const faults: string[] = [];
  for (const path of ['/', '/schools', '/offline', '/stories/7']) {
    await page.goto(path);
    await expect(mark(page)).toHaveText('Saved for offline');
    for (const [width, size] of [
      [320, ''],
      [390, ''],
      [1440, ''],
      [640, '200%'],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await page.evaluate((fontSize) => {
        document.documentElement.style.fontSize = fontSize;
      }, size);
      for (const words of await coveredBy(mark(page)))
        faults.push(`${path} ${width} ${size}: ${words}`);
    }
  }
  expect(faults).toEqual([]);
  await page.emulateMedia({ media: 'print' });
  await expect(mark(page)).toBeHidden();
});

test('the panel reports an evicted story as missing; Save again brings it back', async ({
  page,
  line,
}) => {
  await page.goto('/');
  await readyOffline(page);
  await line.close();
  await page.goto('/offline');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ready for the classroom');
  await expect(row(page, 'Stories')).toContainText(`${keptStories} of ${stories.length}`);
  await expect(row(page, 'Buying guide and print page')).toContainText('2 of 2');
  await expect(row(page, 'Papers')).toContainText(`${papers} of ${papers}`);
  await expect(row(page, 'Other pages')).toContainText(`${others} of ${others}`);
  await expect(row(page, 'Checked')).toContainText(/today \d\d:\d\d/);
  await expect(page.getByRole('progressbar', { name: `${all} of ${all} saved` })).toBeVisible();
  const bytes = await page.evaluate(async (names) => {
    let sum = 0;
    for (const name of names) {
      const cache = await caches.open(name);
      for (const request of await cache.keys())
        sum += (await (await cache.match(request))?.arrayBuffer())?.byteLength ?? 0;
    }
    return sum;
  }, Object.values(cacheNames));
  await expect(row(page, 'Space used')).toContainText(formatSize(bytes));
  await expectAccessible(page);

  await evict(page, [keptStoryPath()]);
  await page.goto('/offline');
  await expect(row(page, 'Stories')).toContainText(`${keptStories - 1} of ${stories.length}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ready for the classroom?');
  await expect(mark(page)).toHaveText(`Saved ${all - 1} of ${all}`);
  await page.getByRole('button', { name: 'Save again' }).click();
  await expect(page.getByText('Some of it did not load.')).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole('button', { name: 'Save again' })).toBeFocused();
  await line.open();
  const focusMoves = await watchFocus(page);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Everything is saved, and was checked just now.')).toBeVisible();
  await expect(row(page, 'Stories')).toContainText(`${keptStories} of ${stories.length}`);
  await expect(mark(page)).toHaveText('Saved for offline');
  expect(await focusMoves()).toEqual([]);
  await expect(page.getByRole('button', { name: 'Save again' })).toBeFocused();
});

test('persistent storage is requested only on a press', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.set(window, 'asked', 0);
    StorageManager.prototype.persisted = () => Promise.resolve(false);
    StorageManager.prototype.persist = () => {
      Reflect.set(window, 'asked', Number(Reflect.get(window, 'asked')) + 1);
      return Promise.resolve(Reflect.get(window, 'asked') > 1);
    };
  });
  await page.goto('/offline');
  await expect(page.getByText('Your browser may clear it')).toBeVisible();
  const asked = () => page.evaluate(() => Reflect.get(window, 'asked'));
  expect(await asked()).toBe(0);
  const ask = page.getByRole('button', { name: 'Ask the browser to keep it' });
  await ask.click();
  await expect(page.getByText('Your browser did not promise.')).toBeVisible();
  await expect(ask).toBeFocused();
  await ask.click();
  await expect(page.getByText('Your browser has promised to keep it')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Will it stay?' })).toBeFocused();
  expect(await asked()).toBe(2);
});
