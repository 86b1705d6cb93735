import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Browser, Page } from '@playwright/test';
import { pdfPages } from '../../support/built/pdf-pages.ts';
import { storySets } from '#content/story/story-sets.ts';
import { unpackTaken } from '../../support/built/unpack-taken.ts';
import { endsOf } from '../../support/content/ends-of.ts';
import { isSpecified, stories } from '../../support/content/stories.ts';
import { axeFaults } from '../../support/page/axe-faults.ts';
import { sidewaysFaults } from '../../support/page/layout-faults.ts';
import { expect, test } from '../reading-test.ts';

let folder: string;

test.beforeAll(async () => {
  folder = await unpackTaken();
});
test.afterAll(() => rm(folder, { recursive: true }));

/** Opens an unpacked file in a window without script and without a network. */
async function openTaken(browser: Browser, name: string) {
  const context = await browser.newContext({ javaScriptEnabled: false, offline: true });
  const page = await context.newPage();
  const requests: string[] = [];
  const failures: string[] = [];
  page.on('request', (request) => {
    if (!/^(file|data):/.test(request.url())) requests.push(request.url());
  });
  page.on('requestfailed', (request) => {
    // A page that is left cancels what is on its way.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') failures.push(request.url());
  });
  await page.goto(`${pathToFileURL(join(folder, name))}`);
  return { page, requests, failures, close: () => context.close() };
}

const { newest } = storySets(stories);

test('the stories in one file open from a folder, and print, each on sheets of its own', async ({
  browser,
}) => {
  const { page, requests, failures, close } = await openTaken(browser, 'take/stories.html');
  const contents = page.getByRole('navigation', { name: 'Contents' }).getByRole('link');
  await expect(contents).toHaveText(newest.map(({ title }) => title));
  for (const [at, { title }] of endsOf([...newest.entries()])) {
    await contents.nth(at).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeInViewport();
    await page.goBack();
  }
  await expect(page.getByRole('button')).toHaveCount(0);
  expect([...requests, ...failures]).toEqual([]);

  for (const format of ['A4', 'Letter']) {
    const pages = pdfPages(await page.pdf({ format }));
    if (newest.every(({ id }) => isSpecified(id))) expect(pages).toHaveLength(newest.length);
    if (pages.some(({ text }) => text === undefined)) continue;
    const starts = newest.map(({ title }) => pages.findIndex(({ text }) => text?.includes(title)));
    expect(starts[0]).toBe(0);
    expect(starts).toEqual([...new Set(starts)].toSorted((a, b) => a - b));
  }
  await close();
});

test('the unpacked site opens from a folder, and its links lead on', async ({ browser }) => {
  const { page, requests, failures, close } = await openTaken(browser, 'index.html');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Stories' }).click();
  await page
    .getByRole('main')
    .getByRole('link', { name: stories[0]?.title ?? '' })
    .first()
    .click();
  await expect(
    page.getByRole('heading', { level: 1, name: stories[0]?.title ?? '' }),
  ).toBeVisible();
  await expect(page.getByRole('main').locator('img').first()).toHaveJSProperty('complete', true);
  await page.getByRole('banner').getByRole('link', { name: 'Contact' }).first().click();
  await expect(page.getByText('This form is on the internet: ')).toBeVisible();
  expect([...requests, ...failures]).toEqual([]);
  await close();
});

test('the file and the folder have our typefaces, fit every width and are accessible', async ({
  browser,
}) => {
  const context = await browser.newContext({ offline: true });
  const page = await context.newPage();
  for (const name of ['take/stories.html', 'index.html']) {
    await page.setViewportSize({ width: 1440, height: 800 });
    await page.goto(`${pathToFileURL(join(folder, name))}`);
    const loaded = await page.evaluate(async () => {
      await document.fonts.ready;
      const faces = [...document.fonts].filter(({ status }) => status === 'loaded');
      return faces.map(({ family }) => family.replaceAll('"', ''));
    });
    expect(loaded, name).toEqual(expect.arrayContaining(['Bricolage', 'Atkinson Next']));
    expect(await sidewaysFaults(page), name).toEqual([]);
    await page.setViewportSize({ width: 320, height: 800 });
    expect(await sidewaysFaults(page), `${name} at 320`).toEqual([]);
    expect(await axeFaults(page), name).toEqual([]);
  }
  await context.close();
});

/** Fakes the device's share sheet, and records the files that are shared. */
async function withSharing(page: Page, share: 'takes' | 'cancels' | 'cannot') {
  await page.addInitScript((does) => {
    const shared: string[] = [];
    const errorNames: Record<string, string> = {
      cancels: 'AbortError',
      refuses: 'NotAllowedError',
    };
    Object.assign(navigator, {
      shared,
      does,
      canShare: ({ files: [file] = [] }: { files?: File[] }) =>
        does !== 'cannot' && file?.type === 'text/html',
      share: async ({ files: [file] = [] }: { files?: File[] }) => {
        const name = errorNames[String(Reflect.get(navigator, 'does'))];
        if (name) throw new DOMException('', name);
        shared.push(`${file?.name}: ${(await file?.text())?.match(/<title>[^|]*/)}`);
      },
    });
  }, share);
}

const toasts = (page: Page) => page.getByRole('status').locator('b');

test('Pass it on hands the file to the share sheet', async ({ page, open }) => {
  await withSharing(page, 'takes');
  await open('/install');
  const passOn = page.getByRole('button', { name: 'Pass it on' });
  await page.getByRole('heading', { name: 'One file' }).scrollIntoViewIfNeeded();
  await passOn.click();
  const shared = () => page.evaluate(() => Reflect.get(navigator, 'shared'));
  await expect.poll(shared).toEqual([expect.stringMatching(/^stories\.html: <title>Stories /)]);
});

test('a closed share sheet says nothing, a refused one downloads', async ({ page, open }) => {
  await withSharing(page, 'cancels');
  await open('/stories');
  await page.getByRole('heading', { name: 'One file' }).scrollIntoViewIfNeeded();
  const passOn = page.getByRole('button', { name: 'Pass it on' });
  await passOn.click();
  await expect(passOn).not.toHaveAttribute('aria-disabled');
  await expect(toasts(page)).toHaveCount(0);

  await page.evaluate(() => Reflect.set(navigator, 'does', 'refuses'));
  const download = page.waitForEvent('download');
  await passOn.click();
  expect((await download).suggestedFilename()).toBe('stories.html');
  await expect(toasts(page)).toHaveText('stories.html is ready');
});

test('without a network, Pass it on says that the file needs internet', async ({
  page,
  open,
  context,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_INTERNET_DISCONNECTED/);
  await withSharing(page, 'takes');
  await open('/stories');
  await page.getByRole('heading', { name: 'One file' }).scrollIntoViewIfNeeded();
  const passOn = page.getByRole('button', { name: 'Pass it on' });
  await expect(passOn).toBeVisible();
  await context.setOffline(true);
  await passOn.click();
  await expect(page.getByText('That file needs internet')).toBeVisible();
});

test('where no file can be shared there is only the download', async ({ page, open }) => {
  await withSharing(page, 'cannot');
  await open('/stories');
  await page.getByRole('heading', { name: 'One file' }).scrollIntoViewIfNeeded();
  await expect(page.locator('article[data-enhance=share][data-live]')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Pass it on' })).toBeHidden();
  for (const name of ['stories.html', 'site.zip']) {
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: `Download ${name}` }).click();
    expect((await download).suggestedFilename()).toBe(name);
  }
});
