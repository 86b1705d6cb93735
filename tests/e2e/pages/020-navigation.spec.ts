import { headerLink } from '../../support/page/header-link.ts';
import { expect, test } from '../reading-test.ts';

test('a link of the header opens its page, and the logo returns home', async ({ page, open }) => {
  await open('/schools');
  await (await headerLink(page, 'Books')).click();
  await expect(page).toHaveURL('/books');
  await page
    .getByRole('banner')
    .getByRole('link', { name: /HATRIQA/ })
    .click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Football on every page.');
});

test('the footer says the year of the visit, not the year of the build', async ({ page, open }) => {
  await page.clock.setFixedTime(new Date('2031-01-01T12:00:00Z'));
  await open('/');
  await expect(page.getByRole('contentinfo')).toContainText('© 2031 HATRIQA Limited');
});
