import { pagesOfEachKind } from '../../support/built/built-pages.ts';
import { unreadableText } from '../../support/page/unreadable-text.ts';
import { expect, test } from '../test.ts';

test.use({ javaScriptEnabled: false });

/** Path of a page with parts about the worker, which are hidden without script. */
const aboutTheWorker = '/offline';

test('every kind of page can be read', async ({ page }) => {
  for (const path of pagesOfEachKind) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    if (path !== aboutTheWorker) expect(await unreadableText(page), path).toEqual([]);
  }
});

test('all panels of tabs and accordions are open', async ({ page }) => {
  await page.goto('/schools');
  await expect(page.getByRole('tabpanel')).toHaveCount(4);
  for (const panel of await page.getByRole('tabpanel').all()) await expect(panel).toBeVisible();
  const regions = page.getByRole('main').locator('[role=region]');
  await expect(regions).toHaveCount(4);
  for (const region of await regions.all()) await expect(region).toBeVisible();
  await page.goto('/method');
  await expect(page.getByText('up to 74%')).toBeVisible();
  await expect(page.getByText('higher vocabulary retention')).toBeVisible();
});

for (const [address, headings] of [
  ['/schools', ['Whole-school', 'Targeted intervention', 'After-school', 'Summer reading']],
  ['/method', ['Graded Readers’ Impact', 'Diversified Instruction']],
] as const)
  test(`the headers of ${address} are headings, and nothing to press`, async ({ page }) => {
    await page.goto(address);
    for (const name of headings)
      await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
    await expect(page.locator('main :is([aria-expanded], [role=tab]):visible')).toHaveCount(0);
  });

test('each card of /schools begins with its name', async ({ page }) => {
  await page.goto('/schools');
  const names = page
    .getByRole('tabpanel')
    .evaluateAll((panels) => panels.map((panel) => getComputedStyle(panel, '::before').content));
  expect(await names).toEqual(
    ['Librarians', 'ESL Teachers', 'SEND Teachers', 'English Teachers'].map((name) => `"${name}"`),
  );
});

test('what only script can do is not offered', async ({ page }) => {
  await page.goto('/stories');
  await expect(page.getByRole('group', { name: 'Show stories about' })).toHaveCount(0);
  await page.goto('/mackin-buying-guide');
  await expect(page.getByRole('button', { name: /Copy ISBNs|Download CSV/ })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Open the print guide' }).first()).toBeVisible();
});

test('the menus of a wide header open, one at a time, and lead on', async ({ page }) => {
  await page.goto('/');
  const header = page.getByRole('banner');
  await header.locator('summary', { hasText: 'About' }).click();
  await expect(header.getByRole('link', { name: 'Our Team' })).toBeVisible();
  await header.locator('summary', { hasText: 'Who it’s for' }).click();
  await expect(header.getByRole('link', { name: 'Our Team' })).toBeHidden();
  await header.getByRole('link', { name: 'Grassroots' }).click();
  await expect(page).toHaveURL('/grassroots');
});

test('the compact menu opens and leads on', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: 'Books' })).toBeHidden();
  await header.getByText('Menu', { exact: true }).click();
  await header.getByRole('link', { name: 'Books' }).click();
  await expect(page).toHaveURL('/books');
});
