import { expect, test } from './reading-test.ts';

test('the page has its parts, with six benefits twice', async ({ page, open }) => {
  await open('/grassroots');
  const main = page.getByRole('main');
  const part = (name: string) =>
    main.locator('section', { has: page.getByRole('heading', { level: 2, name }) });
  await expect(part('Get Involved').getByRole('listitem')).toHaveCount(6);
  await expect(
    part('What it can do for your players').getByRole('heading', { level: 3 }),
  ).toHaveCount(6);
  await expect(main).toContainText('Oxfordshire FA');
  await expect(main).toContainText('ARCh');
  for (const name of ['Register Today', 'Join the Movement']) {
    await open('/grassroots');
    await main.getByRole('link', { name }).click();
    await expect(page).toHaveURL('/contact');
  }
});
