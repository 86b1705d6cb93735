import { expect, test } from './reading-test.ts';

/** Section 2 of the specification: labels and where they lead. */
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

test('the header of a wide page leads to all fourteen pages', async ({ page, open }) => {
  await open('/');
  const navigation = page.getByRole('banner').getByRole('navigation', { name: 'Main' });
  for (const [name, address] of [...everywhere, desktopOnly]) {
    const link = navigation.getByRole('link', { name, exact: true, includeHidden: true }).first();
    await expect(link, name).toHaveAttribute('href', address);
  }
  for (const menu of ['About', 'Who it’s for']) {
    await page.locator('summary', { hasText: menu }).click();
    await expect(navigation.locator('details[open] a:visible')).toHaveCount(4);
  }
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
  await expect(menu.getByRole('link')).toHaveCount(everywhere.length + 1);
});

for (const width of [390, 1440]) {
  test(`Shop opens the shop in a new tab at ${width} px`, async ({ page, open }) => {
    await page.setViewportSize({ width, height: 844 });
    await open('/');
    if (width === 390) await page.locator('[data-compact-menu] summary').click();
    const shop = page.getByRole('banner').getByRole('link', { name: 'Shop (opens in a new tab)' });
    await expect(shop).toBeVisible();
    await expect(shop).toHaveAttribute('target', '_blank');
    await expect(shop).toHaveAttribute('href', /^https:\/\//);
  });
}

test('the logo returns home', async ({ page, open }) => {
  await open('/schools');
  await page
    .getByRole('banner')
    .getByRole('link', { name: /HATRIQA/ })
    .click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Football on every page.');
});

test('the link of the page one is on says so', async ({ page, open }) => {
  await open('/books');
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: 'Books' })).toHaveAttribute('aria-current', 'page');
  await expect(header.locator('[aria-current]:visible')).toHaveCount(1);
});

test('the footer leads on, says this year and has the three outside pages', async ({
  page,
  open,
}) => {
  await open('/');
  const footer = page.getByRole('contentinfo');
  for (const [name, address] of [
    desktopOnly,
    ['Sign up', '/sign-up'],
    ['Waiting list', '/waiting-list'],
  ] as const)
    await expect(footer.getByRole('link', { name })).toHaveAttribute('href', address);
  await expect(footer).toContainText(`© ${new Date().getUTCFullYear()} HATRIQA Limited`);
  for (const name of ['Privacy', 'Cookies', 'Terms']) {
    const link = footer.getByRole('link', { name: `${name} (opens in a new tab)` });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('href', /^https:\/\//);
  }
});

test('the footer says the year of the visit on a page built before it', async ({ page, open }) => {
  await page.clock.setFixedTime(new Date('2031-01-01T12:00:00Z'));
  await open('/');
  await expect(page.getByRole('contentinfo')).toContainText('© 2031 HATRIQA Limited');
});
