import { siteValues } from '../../../src/content/site.ts';
import { allowClipboard, clipboardText, refuseClipboard } from '../../support/page/clipboard.ts';
import { sectionOf } from '../../support/page/page-parts.ts';
import { expect, test } from '../reading-test.ts';

const { user, host } = siteValues.email.value;
const address = `${user}@${host}`;

test('the page has its title, description, form, address and four social links', async ({
  page,
  open,
}) => {
  await open('/contact');
  await expect(page).toHaveTitle('Contact Us | HATRIQA Soccer Reader Method');
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /.{50}/);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Get in Touch');
  const post = main.locator('address');
  for (const line of Object.values(siteValues.postalAddress.value))
    await expect(post).toContainText(line);
  await expect(main.getByRole('form', { name: 'Get in Touch' })).toBeVisible();
  const message = main.getByRole('textbox', { name: 'Message' });
  await expect(message).toHaveAttribute('rows', '5');

  const links = sectionOf(page, 'Follow the team').getByRole('link');
  await expect(links).toHaveText([/^Facebook/, /^X/, /^Instagram/, /^LinkedIn/]);
  for (const link of await links.all()) {
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('href', /^https:\/\//);
  }
  await expect(page.getByRole('contentinfo')).toBeVisible();
});

test(
  'the served page holds no address that a robot could take',
  { tag: '@once' },
  async ({ request }) => {
    const html = await (await request.get('/contact')).text();
    expect(html).not.toContain(address);
    expect(html).not.toContain('mailto:');
  },
);

test(
  'the e-mail address is put together on press, and opened or copied',
  { tag: '@once' },
  async ({ page, open, context }) => {
    await allowClipboard(context);
    await open('/contact');
    await expect(page.locator('a[href^="mailto:"]')).toHaveCount(0);
    const opened = page.waitForRequest((request) => request.url().startsWith('mailto:'));
    await page.getByRole('button', { name: 'Email us' }).click();
    expect((await opened).url()).toBe(`mailto:${address}`);
    await page.getByRole('button', { name: 'Copy the address' }).click();
    await expect(page.getByRole('status').getByText('Address copied')).toBeVisible();
    expect(await clipboardText(page)).toBe(address);
  },
);

test(
  'where copying is refused, the address is said',
  { tag: '@once' },
  async ({ page, open, context }) => {
    await refuseClipboard(context);
    await open('/contact');
    await page.getByRole('button', { name: 'Copy the address' }).click();
    await expect(page.getByRole('status').getByText(address)).toBeVisible();
  },
);
