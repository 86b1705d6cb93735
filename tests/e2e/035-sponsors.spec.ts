import { expect, test } from './reading-test.ts';

test.beforeEach(({ open }) => open('/resources'));

test('the page has six reasons, four opportunities and three tiers', async ({ page }) => {
  const main = page.getByRole('main');
  const part = (name: string) =>
    main.locator('section', { has: page.getByRole('heading', { level: 2, name }) });
  await expect(part('Six reasons').getByRole('heading', { level: 3 })).toHaveCount(6);
  await expect(part('Four opportunities').getByRole('heading', { level: 3 })).toHaveText([
    'Branded materials',
    'Author visits',
    'Subsidised training courses',
    'Donation programmes',
  ]);
  await expect(main.getByRole('rowheader')).toHaveText([
    'Local Champion',
    'Regional Supporter',
    'National Partner',
  ]);
});

test('the table of tiers is a table on a phone too', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const table = page.getByRole('main').getByRole('table');
  await expect(table.getByRole('row')).toHaveCount(4);
  await expect(table.getByRole('rowheader')).toHaveCount(3);
  await expect(table.getByRole('columnheader')).toHaveCount(4);
});

test('each board of the hero leads to its own below', async ({ page }) => {
  const boards = page.getByRole('navigation', { name: 'Ways to sponsor' }).getByRole('link');
  await expect(boards).toHaveCount(4);
  for (const board of await boards.all()) {
    const hash = (await board.getAttribute('href')) ?? '';
    await board.click();
    await expect(page).toHaveURL(`/resources${hash}`);
    await expect(page.locator(hash)).toBeInViewport();
  }
});

test('Request Sponsorship Information leads to the contact page', async ({ page }) => {
  await page.getByRole('link', { name: 'Request Sponsorship Information' }).click();
  await expect(page).toHaveURL('/contact');
});
