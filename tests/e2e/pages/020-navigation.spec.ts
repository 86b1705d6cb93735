import { headerLink } from '../../support/page/header-link.ts';
import { expect, test } from '../reading-test.ts';

/** Labels and addresses of the links (section 2 of the specification). */
const everywhere = [
  ['Our Story', '/about'],
  ['Our Team', '/team'],
  ['Testimonials', '/testimonials'],
  ['Partners', '/partners'],
  ['How It Works', '/method'],
  ['Books', '/books'],
  ['For Teachers', '/for-teachers'],
  ['For Parents', '/for-parents'],
  ['Stories', '/stories'],
  ['Schools', '/schools'],
  ['Grassroots', '/grassroots'],
  ['Sponsors', '/resources'],
  ['Contact', '/contact'],
] as const;
const desktopOnly = ['AASL25', '/aasl25'] as const;

test('the header leads to all fourteen pages', async ({ page, open }) => {
  await open('/');
  const header = page.getByRole('banner');
  for (const [name, address] of [...everywhere, desktopOnly]) {
    const link = await headerLink(page, name);
    await expect(link, name).toBeVisible();
    await expect(link, name).toHaveAttribute('href', address);
  }
  for (const menu of ['About', 'Who it’s for']) {
    await page.locator('summary', { hasText: menu }).press('Enter');
    await expect(header.locator('details[open] a:visible')).toHaveCount(4);
  }
  // The fourteen pages and the shop.
  const bar = header.locator('nav').filter({ visible: true });
  await expect(bar.locator('a')).toHaveCount(everywhere.length + 2);
});

test('the compact menu leads to all of them but AASL25', async ({ page, open }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open('/');
  const menu = page.locator('[data-compact-menu]');
  await menu.locator('summary').click();
  for (const [name, address] of everywhere) {
    const link = menu.getByRole('link', { name, exact: true });
    await expect(link, name).toHaveAttribute('href', address);
    await expect(link, name).toBeVisible();
  }
  await expect(page.getByRole('banner').getByRole('link', { name: 'AASL25' })).toHaveCount(0);
  // The thirteen pages and the shop.
  await expect(menu.getByRole('link')).toHaveCount(everywhere.length + 1);
});

test('Shop opens the shop in a new tab; a link leads on; the logo returns home', async ({
  page,
  open,
}) => {
  await open('/schools');
  const shop = await headerLink(page, 'Shop (opens in a new tab)');
  await expect(shop).toBeVisible();
  await expect(shop).toHaveAttribute('target', '_blank');
  await expect(shop).toHaveAttribute('href', /^https:\/\//);
  await (await headerLink(page, 'Books')).click();
  await expect(page).toHaveURL('/books');
  await page
    .getByRole('banner')
    .getByRole('link', { name: /HATRIQA/ })
    .click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Football on every page.');
});

test('the footer leads on, says the year of the visit and has the three outside pages', async ({
  page,
  open,
}) => {
  // The page was built in an earlier year.
  await page.clock.setFixedTime(new Date('2031-01-01T12:00:00Z'));
  await open('/');
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText('© 2031 HATRIQA Limited');
  for (const [name, address] of [
    desktopOnly,
    ['Sign up', '/sign-up'],
    ['Waiting list', '/waiting-list'],
  ] as const)
    await expect(footer.getByRole('link', { name })).toHaveAttribute('href', address);
  for (const name of ['Privacy', 'Cookies', 'Terms']) {
    const link = footer.getByRole('link', { name: `${name} (opens in a new tab)` });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('href', /^https:\/\//);
  }
});
