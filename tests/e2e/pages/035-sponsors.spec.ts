import { expect, test } from '../reading-test.ts';

test.beforeEach(({ open }) => open('/resources'));

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
