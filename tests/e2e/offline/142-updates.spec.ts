import type { Page } from '@playwright/test';
import { loadingCopy } from '../../../src/content/copy/parts/loading.ts';
import { storyCopy } from '#pages/story/story-copy.ts';
import { builtPage } from '../../support/built/built-pages.ts';
import { axeFaults } from '../../support/page/axe-faults.ts';
import { countLoads } from '../../support/page/count-loads.ts';
import { buildNextSite, type NextSite } from '../../support/servers/next-site.ts';
import { newsletterForm } from '../../support/page/newsletter-form.ts';
import { readyOffline } from '../../support/page/ready-offline.ts';
import { started } from '../../support/page/started.ts';
import { watchChunks } from '../../support/page/watch-chunks.ts';
import { expect, test } from '../breaking-test.ts';

let next: NextSite;

test.beforeAll(async () => {
  test.setTimeout(300_000);
  next = await buildNextSite('next');
});
test.afterAll(() => next.remove());
test.beforeEach(() => test.setTimeout(240_000));

const offer = (page: Page) => page.locator('[data-bar]');
const accept = (page: Page) =>
  offer(page).getByRole('button', { name: 'Update when you’re ready' });
const isOffered = 'A new version is ready.';

/** In milliseconds. A worker that is replaced in this very moment answers nobody. */
const reportTimeoutMs = 2_000;

/** The build whose worker controls the page, or the one that waits for its turn. */
function buildOf(page: Page, which: 'controller' | 'waiting'): Promise<string | null> {
  return page.evaluate(
    async ([role, patience]) => {
      const registration = await navigator.serviceWorker.getRegistration();
      const worker =
        role === 'controller' ? navigator.serviceWorker.controller : registration?.waiting;
      if (!worker) return null;
      return new Promise<string | null>((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = ({ data }) => resolve(data.build);
        worker.postMessage({ version: 1, type: 'LOOK' }, [port2]);
        setTimeout(resolve, patience, null);
      });
    },
    [which, reportTimeoutMs] as const,
  );
}

const runningBuild = (page: Page) => buildOf(page, 'controller');
/** Waits until this build runs the page, which may be loaded anew meanwhile. */
const runs = (page: Page, name: string, patience = {}) =>
  expect.poll(() => runningBuild(page).catch(() => null), patience).toBe(name);

/** As if the visitor came back to the tab. */
function returnTo(page: Page): Promise<void> {
  return page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')));
}

test('accepting takes every tab to the new build, once, onto the same place', async ({
  page,
  context,
  line,
}) => {
  await page.goto('/schools');
  await readyOffline(page);
  const other = await context.newPage();
  await other.goto('/stories/7?from=class#share');
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  await other.evaluate(() => scrollTo(0, 700));
  await expect.poll(() => other.evaluate(() => scrollY)).toBe(700);

  line.setRule(next.rule);
  await returnTo(page);
  for (const tab of [page, other])
    await expect(offer(tab)).toContainText(isOffered, { timeout: 90_000 });
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    expect(await axeFaults(page, '[data-bar]'), colorScheme).toEqual([]);
  }
  expect(await other.evaluate(() => scrollY)).toBe(700);
  expect(await runningBuild(page)).toBe('local');

  const loads = [countLoads(page), countLoads(other)];
  await accept(page).click();
  for (const count of loads) await expect.poll(count, { timeout: 30_000 }).toBe(1);
  for (const tab of [page, other]) await runs(tab, 'next');
  await expect(other).toHaveURL(/\/stories\/7\?from=class#share$/);
  await expect.poll(() => other.evaluate(() => scrollY)).toBe(700);
  await expect(page).toHaveURL(/\/schools$/);
  await page.waitForTimeout(2_000);
  expect(loads.map((count) => count())).toEqual([1, 1]);
  for (const tab of [page, other]) await expect(offer(tab)).toBeEmpty();
});

test('a tab that holds typed text waits, says so, and still opens every page', async ({
  page,
  context,
  line,
}) => {
  await page.goto('/schools');
  await readyOffline(page);
  await newsletterForm(page).field.fill('half@typ');
  const other = await context.newPage();
  await other.goto('/');
  line.setRule(next.rule);
  await returnTo(other);
  await expect(accept(other)).toBeVisible({ timeout: 90_000 });
  const [heldLoads, otherLoads] = [countLoads(page), countLoads(other)];
  await accept(other).click();
  await expect.poll(otherLoads, { timeout: 30_000 }).toBe(1);
  await expect(offer(page)).toContainText('This page changes once what you typed is sent');
  await page.waitForTimeout(2_500);
  expect(heldLoads()).toBe(0);
  await expect(newsletterForm(page).field).toHaveValue('half@typ');

  // The code of this page is of the build before, which the host has no more.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Our Team' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Meet the Team' })).toBeVisible();
  await expect.poll(heldLoads, { timeout: 30_000 }).toBe(1);
  await expect(page).toHaveURL(/\/team$/);
  await runs(page, 'next');
});

test('two deploys before anybody accepts, and then the first build again', async ({
  page,
  context,
  line,
}) => {
  const latest = await buildNextSite('latest');
  try {
    // A check that was under way before the deploy finds nothing new.
    const look = () =>
      returnTo(page)
        .then(() => buildOf(page, 'waiting'))
        // The page is being loaded anew.
        .catch(() => null);
    // Chromium may forget a takeover for half a minute.
    const patience = { timeout: 90_000, intervals: [1_000] };
    const waits = (name: string) => expect.poll(look, patience).toBe(name);
    await page.goto('/schools');
    await readyOffline(page);
    line.setRule(next.rule);
    await waits('next');
    await offer(page).getByRole('button', { name: 'Not now' }).click();
    await expect(offer(page)).toBeEmpty();
    line.setRule(latest.rule);
    await waits('latest');
    // "Not now" was said of the one before.
    await expect(offer(page)).toContainText(isOffered);
    await newsletterForm(page).field.fill('half@typ');
    const other = await context.newPage();
    await other.goto('/');
    await accept(other).click();
    await runs(other, 'latest', patience);
    // The code of this page is of two builds before.
    await page.getByRole('contentinfo').getByRole('link', { name: 'Our Team' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Meet the Team' })).toBeVisible();
    await runs(page, 'latest', patience);
    await other.close();

    line.setRule();
    await waits('local');
    await accept(page).click();
    await runs(page, 'local', patience);
    await readyOffline(page);
    await line.close();
    await page.goto('/books');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  } finally {
    await latest.remove();
  }
});

test('"Not now" puts the bar away, and the offer stays on /offline', async ({ page, line }) => {
  await page.goto('/');
  await readyOffline(page);
  line.setRule(next.rule);
  await returnTo(page);
  await expect(offer(page)).toContainText(isOffered, { timeout: 90_000 });
  await offer(page).getByRole('button', { name: 'Not now' }).click();
  await expect(offer(page)).toBeEmpty();
  // The focus went with the button: it is where the page's own begins.
  await expect(page.getByRole('main')).toBeFocused();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Saved for offline' }).click();
  await expect(page).toHaveURL(/\/offline$/);
  const loads = countLoads(page);
  await page.getByRole('main').getByRole('button', { name: 'Update when you’re ready' }).click();
  await expect.poll(loads, { timeout: 30_000 }).toBe(1);
  await runs(page, 'next');
});

test('it looks for a new build on load, on return, out of the cache, and every hour', async ({
  page,
  line,
}) => {
  await page.goto('/');
  await readyOffline(page);
  await page.clock.install();
  const looks = () => line.log.filter(({ path }) => path === '/sw.js').length;
  const look = async (what: string, act: () => Promise<unknown>) => {
    const before = looks();
    await act();
    await expect.poll(looks, { message: what }).toBeGreaterThan(before);
    // A browser that still looks does not look twice; one more look ends when that one has ended.
    await page.evaluate(async () => {
      await (await navigator.serviceWorker.getRegistration())?.update();
    });
  };
  await look('on load', () => page.reload());
  await look('on return', () => returnTo(page));
  await look('out of the back-forward cache', () =>
    page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))),
  );
  await look('after an hour', () => page.clock.fastForward('01:00:01'));
});

test('code that the host has no more: the page is loaded again, once', async ({
  page,
  line,
  expectedErrors,
}) => {
  expectedErrors.push(/imported module/, /when fetching the script/);
  let loads = 0;
  let isGone = true;
  const story = '/stories/7';
  line.setRule((path) => {
    if (path === '/sw.js') return { kind: 'cut' };
    if (path === story) loads += 1;
    // The host has everything of its new build.
    if (loads > 1) isGone = false;
    const isLost = isGone && path.startsWith('/assets/reading-bar.island-');
    return isLost ? { kind: 'answer', status: 404, type: 'text/plain', body: '' } : undefined;
  });
  await page.goto(story);
  await started(page);
  const button = page.getByRole('button', { name: storyCopy.readingBar.tools.comfort });
  await button.click();
  await expect.poll(() => loads).toBe(2);
  await started(page);
  await button.click();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  expect(loads).toBe(2);
});

test('a page that does not come without a network: words, and a way on', async ({
  page,
  line,
  expectedErrors,
}) => {
  expectedErrors.push(/when fetching the script/);
  line.setRule((path) => (path === '/sw.js' ? { kind: 'cut' } : undefined));
  const chunksCame = watchChunks(page);
  await page.goto('/');
  await chunksCame('main');
  await line.close();
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Our Team' });
  await link.click();
  await expect(page.getByText(loadingCopy.lostPage.title)).toBeVisible();
  await expect(page).toHaveTitle(builtPage('/').title);
  await line.open();
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Meet the Team' })).toBeVisible();
});
