import { sectionOf } from '../../support/page/page-parts.ts';
import { expect, test } from '../reading-test.ts';

test.beforeEach(({ open }) => open('/resources'));

test('the page has six reasons, four opportunities and three tiers', async ({ page }) => {
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(
    'Put your name on a child’s bookshelf.',
  );
  const reasons = sectionOf(page, 'Six reasons to sponsor');
  await expect(reasons.getByRole('heading', { level: 3 })).toHaveCount(6);
  await expect(sectionOf(page, 'Four opportunities').getByRole('heading', { level: 3 })).toHaveText(
    ['Branded materials', 'Author visits', 'Subsidised training courses', 'Donation programmes'],
  );
  // On a phone too the tiers are a table.
  const table = main.getByRole('table');
  await expect(table.getByRole('row')).toHaveCount(4);
  await expect(table.getByRole('columnheader')).toHaveCount(4);
  await expect(table.getByRole('rowheader')).toHaveText([
    'Local Champion',
    'Regional Supporter',
    'National Partner',
  ]);
});

test('each board of the hero leads to its own below, the last button to the contact page', async ({
  page,
}) => {
  const boards = page.getByRole('navigation', { name: 'Ways to sponsor' }).getByRole('link');
  await expect(boards).toHaveCount(4);
  for (const board of await boards.all()) {
    const hash = (await board.getAttribute('href')) ?? '';
    await board.click();
    await expect(page).toHaveURL(`/resources${hash}`);
    await expect(page.locator(hash)).toBeInViewport();
  }
  await page.getByRole('link', { name: 'Request Sponsorship Information' }).click();
  await expect(page).toHaveURL('/contact');
});
