import { expect, test } from '../test.ts';

test.use({ javaScriptEnabled: false });

test('/schools shows all its panels, each with its name and nothing to press', async ({ page }) => {
  await page.goto('/schools');
  const main = page.getByRole('main');
  for (const panels of [page.getByRole('tabpanel'), main.locator('[role=region]')]) {
    await expect(panels).toHaveCount(4);
    for (const panel of await panels.all()) await expect(panel).toBeVisible();
  }
  for (const name of ['Whole-school', 'Targeted intervention', 'After-school', 'Summer reading'])
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
  await expect(main.locator(':is([aria-expanded], [role=tab]):visible')).toHaveCount(0);
  const names = await page
    .getByRole('tabpanel')
    .evaluateAll((panels) => panels.map((panel) => getComputedStyle(panel, '::before').content));
  expect(names).toEqual(
    ['Librarians', 'ESL Teachers', 'SEND Teachers', 'English Teachers'].map((name) => `"${name}"`),
  );
});

test('/method shows all its claims under headings, and nothing to press', async ({ page }) => {
  await page.goto('/method');
  await expect(page.getByText('up to 74%')).toBeVisible();
  await expect(page.getByText('higher vocabulary retention')).toBeVisible();
  for (const name of ['Graded Readers’ Impact', 'Diversified Instruction'])
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
  await expect(page.locator('main :is([aria-expanded], [role=tab]):visible')).toHaveCount(0);
});

test('controls that need script are hidden', async ({ page }) => {
  await page.goto('/stories');
  await expect(page.getByRole('group', { name: 'Show stories about' })).toHaveCount(0);
  await page.goto('/mackin-buying-guide');
  await expect(page.getByRole('button', { name: /Copy ISBNs|Download CSV/ })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Open the print guide' }).first()).toBeVisible();
});

test('the menus of the wide header open one at a time, and their links work', async ({ page }) => {
  await page.goto('/');
  const header = page.getByRole('banner');
  await header.locator('summary', { hasText: 'About' }).click();
  await expect(header.getByRole('link', { name: 'Our Team' })).toBeVisible();
  await header.locator('summary', { hasText: 'Who it’s for' }).click();
  await expect(header.getByRole('link', { name: 'Our Team' })).toBeHidden();
  await header.getByRole('link', { name: 'Grassroots' }).click();
  await expect(page).toHaveURL('/grassroots');
});

test('the compact menu opens, and its links work', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: 'Books' })).toBeHidden();
  await header.getByText('Menu', { exact: true }).click();
  await header.getByRole('link', { name: 'Books' }).click();
  await expect(page).toHaveURL('/books');
});
