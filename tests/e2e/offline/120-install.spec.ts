import type { Page } from '@playwright/test';
import { codeFiles } from '../../support/built/built-code.ts';
import { builtPage } from '../../support/built/built-pages.ts';
import { offlineCopy } from '#pages/offline/offline-copy.ts';
import { keptStoryPath, precachedFiles } from '../../support/built/precached-files.ts';
import { readyOffline } from '../../support/page/ready-offline.ts';
import { storedFiles } from '../../support/built/stored-files.ts';
import { packPrefix } from '#hosting/pack.ts';
import { isArchiveCompressed } from '#shared/story-keeping.ts';
import { stories } from '../../support/content/stories.ts';
import { cacheNames } from '#shared/cache-names.ts';
import { expect, test } from '../breaking-test.ts';

const storyTitle = builtPage(keptStoryPath()).title;
/** Path of a script that the worker stores although the first page does not need it. */
const [elsewhere = ''] = codeFiles('mailing-form.island');
const byText = (a: { readonly url: string }, b: { readonly url: string }) =>
  a.url.localeCompare(b.url);
/** Returns false for files that a site with many stories stores compressed. */
const isComparable = ({ url }: { readonly url: string }) =>
  !isArchiveCompressed(stories.length) || !url.startsWith('/stories');
const expected = precachedFiles()
  .filter(isComparable)
  .map(({ url, hash }) => ({ url, hash }))
  .toSorted(byText);

test.beforeEach(() => test.setTimeout(120_000));

test('a filter’s page in place of a script is not kept', async ({ page, line }) => {
  const body = '<h1>Blocked by your school</h1>';
  const fault = { kind: 'answer', status: 200, type: 'text/html', body } as const;
  // No pack may bring it instead.
  line.setRule((asked) =>
    asked === elsewhere || asked.startsWith(packPrefix) ? fault : undefined,
  );
  await page.goto('/');
  const attempts = () => line.log.filter((asked) => asked.path === elsewhere).length;
  await expect.poll(attempts).toBeGreaterThan(1);
  // Without packs, all files come one by one.
  await expect.poll(() => registrations(page), { timeout: 60_000 }).toBe(0);
  expect(attempts()).toBe(2);
  const kept = await storedFiles(page);
  expect(kept.map(({ url }) => url)).not.toContain(elsewhere);
  expect(wrong(kept)).toEqual([]);
  await test.step('the page works while the installation fails', async () => {
    await page.getByRole('contentinfo').getByRole('link', { name: 'Team' }).click();
    await expect(page).toHaveURL(/\/team$/);
  });
  await test.step('/offline says why, and what a school can do', async () => {
    await page.goto('/offline');
    const { host } = new URL(page.url());
    await expect(page.getByText(offlineCopy.failure.changed(host))).toBeVisible();
  });
  await test.step('the next visit completes the installation', async () => {
    line.setRule();
    // A press that the browser answered itself has tried once more, and three attempts postpone the next.
    await page.evaluate((name) => caches.delete(name), cacheNames.failures);
    await page.goto('/');
    await readyOffline(page);
    expect((await storedFiles(page)).filter(isComparable).toSorted(byText)).toEqual(expected);
    await line.close();
    await page.goto(keptStoryPath());
    await expect(page).toHaveTitle(storyTitle);
  });
});

/** Lists the files whose bytes differ from the build's. */
function wrong(stored: Awaited<ReturnType<typeof storedFiles>>) {
  return stored
    .filter(isComparable)
    .filter(({ url, hash }) => !expected.some((file) => file.url === url && file.hash === hash));
}

function registrations(page: Page): Promise<number> {
  return page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
}
