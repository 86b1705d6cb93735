import { heroOf } from '../support/page-parts.ts';
import { expect, test } from './reading-test.ts';

test('the page has its title, a film, a quote and two ways to the method', async ({
  page,
  open,
}) => {
  await open('/about');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Where Soccer Meets Reading');
  const discover = heroOf(page).getByRole('link', { name: 'Discover the Method' });
  await expect(discover).toHaveAttribute('href', '/method');
  await expect(main.locator('blockquote')).toHaveCount(1);

  // Nothing is asked of another host: the fixture fails on it.
  await expect(page.locator('iframe')).toHaveCount(0);
  await expect(main.locator('[data-pending=about-video]')).toContainText(
    'The film is not here yet. The story below is.',
  );
  const poster = main.locator('[data-pending=about-video]').getByRole('img');
  await poster.scrollIntoViewIfNeeded();
  await expect(poster).not.toHaveJSProperty('naturalWidth', 0);

  await main.getByRole('link', { name: 'Explore the Method' }).click();
  await expect(page).toHaveURL('/method');
});
