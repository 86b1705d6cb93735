import { cp, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { storyCopy } from '#pages/story/story-copy.ts';
import { writeManyStories } from '../../support/content/many-stories.ts';
import { specifiedIds } from '../../support/content/stories.ts';
import { type CopiedProject, copyProject } from '../../support/servers/copied-project.ts';
import { type RunningSite, startSite } from '../../support/servers/running-site.ts';
import { runScript } from '../../support/servers/run-script.ts';
import { started } from '../../support/page/started.ts';
import { waitForDocument } from '../../support/page/wait-for-document.ts';
import { watchViolations } from '../../support/page/watch-violations.ts';
import { withoutWorkers } from '../../support/page/without-workers.ts';
import { expect, test } from '../test.ts';

/** Scripts of the mailing provider, with which this build is configured. */
const providerScripts = ['https://code.example/jquery.js', 'https://files.example/validate.js'];
const added = 54;
const total = specifiedIds.length + added;

let project: CopiedProject;
let site: RunningSite;
let page: Page;

test.beforeAll(async () => {
  test.setTimeout(300_000);
  project = await copyProject();
  await writeManyStories(project.folder, added);
  const { code, lines } = await runScript(project.folder, 'build', {
    PROVIDER_SCRIPTS: providerScripts.join(' '),
  });
  expect(code, lines.join('\n')).toBe(0);
  await cp('dist-server', join(project.folder, 'dist-server'), { recursive: true });
  site = await startSite(join(project.folder, 'dist-server/serve.mjs'));
});
test.afterAll(async () => {
  await site.stop();
  await project.discard();
});
test.beforeEach(async ({ browser }) => {
  page = await browser.newPage({ baseURL: site.url, viewport: { width: 1024, height: 800 } });
});
test.afterEach(() => page.close());

const cards = () => page.getByRole('main').locator('[data-cards] > li');
const counted = () => page.getByRole('main').locator('[data-story-count]');

/** Opens the story of a card, and expects that Back leads to the same place in the same list. */
async function openAndReturn(at: number, onPress?: () => void): Promise<void> {
  const count = await cards().count();
  const link = cards().nth(at).locator('h2 a');
  await link.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  await link.click();
  onPress?.();
  await expect(page.locator('[data-story-text]')).toBeVisible();
  await page.goBack();
  await expect(cards()).toHaveCount(count);
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(Math.round(place));
}

test('the list offers the e-book and the file of each year', async () => {
  await page.goto('/stories');
  const years = page.getByRole('main').locator('a[download][href*="/stories"]');
  const paths = await years.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  const files = await readdir(join(project.folder, 'dist'), { recursive: true });
  const wanted = files.filter((file) => /^(epub|take)\/stories(-\d{4})?\.\w+$/.test(file));
  expect(wanted.length).toBeGreaterThan(2);
  expect(paths.toSorted()).toEqual(wanted.map((file) => `/${file}`).toSorted());
});

test('Load More continues the list, and Back leads to the same place in it', async () => {
  await page.goto('/stories');
  await expect(counted()).toHaveText(`${total} stories, newest first`);
  await expect(cards()).toHaveCount(24);
  expect(await page.evaluate(unusedPreloads)).toEqual([]);
  const more = page.getByRole('button', { name: 'Load More Stories' });
  await more.click();
  await expect(cards()).toHaveCount(48);
  await expect(page).toHaveURL('/stories?shown=48');
  await more.click();
  await expect(cards()).toHaveCount(total);
  await expect(more).toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByText(`All ${total} stories are shown`)).toBeVisible();
  const dates = await cards()
    .locator('time')
    .evaluateAll((times) => times.map((time) => time.getAttribute('datetime') ?? ''));
  expect(dates).toEqual(dates.toSorted().toReversed());

  await openAndReturn(50);
});

test('Back leads to the same place in a list that was continued before the router loaded', async () => {
  let release = () => undefined as void;
  const isPressed = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/start-router-*.js', async (route) => {
    await isPressed;
    await route.continue();
  });
  await page.goto('/stories');
  await page.getByRole('button', { name: 'Load More Stories' }).click();
  await expect(cards()).toHaveCount(48);
  await expect(page).toHaveURL('/stories?shown=48');
  await openAndReturn(40, release);
});

test('Load More by key leads to the first new story', async () => {
  await page.goto('/stories');
  const more = page.getByRole('button', { name: 'Load More Stories' });
  await more.press('Enter');
  await expect(cards().nth(24).getByRole('link').first()).toBeFocused();
  await expect(cards()).toHaveCount(48);
});

test('chips filter all stories by address, and the field finds words of title and text, also offline', async () => {
  await page.goto('/stories');
  await page.getByRole('button', { name: 'Education', exact: true }).click();
  await expect(page).toHaveURL('/stories?category=education');
  await expect(counted()).toHaveText(/^\d+ stories in Education$/);
  const [, count = ''] = /^(\d+) stories in Education$/.exec(await counted().innerText()) ?? [];
  expect(Number(count)).toBeGreaterThan(specifiedIds.length);
  await page.reload();
  await expect(page.getByRole('button', { pressed: true })).toHaveText('Education');
  await expect(counted()).toHaveText(`${count} stories in Education`);
  await page.goBack();
  await expect(counted()).toHaveText(`${total} stories, newest first`);

  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await site.proxy.close();
  const field = page.getByRole('searchbox', { name: 'Find a story' });
  await field.fill('referee');
  await expect(counted()).toHaveText(/^\d+ (story|stories) with “referee”$/);
  await expect(page.locator('[data-results] mark').first()).toHaveText(/referee/i);
  // A number is text, too.
  await field.fill('13');
  await expect(page).toHaveURL('/stories?q=13');
  await expect(counted()).toHaveText(/with “13”$/);
  await field.fill('refree');
  await expect(page.getByRole('heading', { name: 'No story has “refree”.' })).toBeVisible();
  await page.getByRole('link', { name: 'referee' }).click();
  await expect(page).toHaveURL('/stories?q=referee');
  await page.reload();
  await expect(field).toHaveValue('referee');
  await expect(page.locator('[data-results] mark').first()).toBeVisible();
  await site.proxy.open();
});

test('a card made by script equals the card of the build', async () => {
  await page.goto('/stories');
  await started(page);
  const built = await describeCards(cards());
  for (const words of [storyCopy.drawClosed, 'lang="es"']) expect(built.join()).toContain(words);
  await page.route(/\/stories\?/, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replaceAll('data-story="', 'data-story="0');
    await route.fulfill({ response: answer, body });
  });
  await page.goto('/stories?shown=48');
  await expect(cards()).toHaveCount(48);
  await expect(page.locator('[data-story^="0"]')).toHaveCount(0);
  const made = await describeCards(cards());
  expect(made.slice(0, built.length)).toEqual(built);
});

test('without script Load More leads through all pages of the archive', async ({ browser }) => {
  const plain = await browser.newPage({ baseURL: site.url, javaScriptEnabled: false });
  await plain.goto('/stories');
  const found = new Set(await storyLinks(plain));
  expect(found.size).toBe(24);
  await plain.getByRole('link', { name: 'Load More Stories' }).click();
  for (let number = Math.ceil(total / 24) - 1; number > 0; number -= 1) {
    await expect(plain).toHaveURL(`/stories/page/${number}`);
    await expect(plain).toHaveTitle(new RegExp(`^Stories, page ${number} `));
    const canonical = await plain.locator('link[rel=canonical]').getAttribute('href');
    expect(canonical).toMatch(new RegExp(`/stories/page/${number}$`));
    for (const link of await storyLinks(plain)) found.add(link);
    if (number > 1) await plain.getByRole('link', { name: 'Older' }).click();
  }
  expect(found.size).toBe(total);
  await plain.close();
});

test('the contact page loads the scripts of the provider in their order, the conference page none', async () => {
  const asked: string[] = [];
  await page.context().route(/^https:\/\/\w+\.example\//, async (route) => {
    const address = route.request().url();
    asked.push(address);
    const body = `(window.ran ??= []).push('${address}', 'live' in document.documentElement.dataset)`;
    await route.fulfill({ contentType: 'text/javascript', body });
  });
  await withoutWorkers(page.context());
  const violations = await watchViolations(page.context());
  await page.goto('/aasl25-coming-soon');
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  await page.goto('/contact');
  const ran = () => page.evaluate(() => Reflect.get(window, 'ran'));
  await expect.poll(ran).toEqual(providerScripts.flatMap((script) => [script, true]));
  // A page change within the site keeps the document, and with it the loaded scripts.
  await waitForDocument(page, '/waiting-list');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Waiting list' }).click();
  await expect(page).toHaveURL('/waiting-list');
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual(providerScripts);
  expect(violations).toEqual([]);
});

/** Returns what a visitor is shown and told of each card. */
function describeCards(from: Locator): Promise<readonly string[]> {
  return from.evaluateAll((items: readonly HTMLElement[]) =>
    items.map((item) => {
      const address = item.querySelector('a')?.getAttribute('href');
      const picture = item.querySelector('img');
      const [image, heading] = [picture, item.querySelector('h2')].map(
        (element) => `lang="${element?.lang}" ${element?.textContent}`,
      );
      const badge = item.querySelector('.badge') !== null;
      return [address, picture?.alt, image, heading, badge, item.innerText].join('\n');
    }),
  );
}

function storyLinks(from: Page): Promise<readonly string[]> {
  return from
    .getByRole('main')
    .locator('li h2 a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
}

/** Lists the preloaded pictures that no image of the page shows. */
function unusedPreloads(): readonly string[] {
  const preloads = document.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=image]');
  const shown = [...document.images].map(({ currentSrc, src }) => currentSrc || src);
  return [...preloads].map(({ href }) => href).filter((href) => href && !shown.includes(href));
}
