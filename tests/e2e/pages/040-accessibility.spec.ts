import { expect, test } from '../reading-test.ts';

test('the footer leads to what works and what was not tried, and from there to us', async ({
  page,
  open,
}) => {
  await open('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Accessibility' }).click();
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Everybody gets a game.');
  await expect(main).toContainText('Today we meet it in part.');
  await expect(main).toContainText('No screen reader has been tried yet');
  await main.getByRole('link', { name: 'Tell us' }).click();
  await expect(page).toHaveURL('/contact');
});
