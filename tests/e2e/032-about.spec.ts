import { expect, test } from './reading-test.ts';

test('the page has its title, two ways to the method and a quote', async ({ page, open }) => {
  await open('/about');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Where Soccer Meets Reading');
  await expect(main.locator('blockquote')).toHaveCount(1);
  for (const name of ['Discover the Method', 'Explore the Method']) {
    await open('/about');
    await main.getByRole('link', { name }).click();
    await expect(page).toHaveURL('/method');
  }
});

test('the film waits for a press, or says that it is not here yet', async ({ page, open }) => {
  await open('/about');
  const main = page.getByRole('main');
  // Nothing is asked of another host: the fixture fails on it.
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(main.locator('[data-pending=about-video]')).toContainText(
    'The film is not here yet. The story below is.',
  );
  const poster = main.locator('[data-pending=about-video]').getByRole('img');
  await expect(poster).not.toHaveJSProperty('naturalWidth', 0);
});
