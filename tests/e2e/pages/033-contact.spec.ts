import { siteValues } from '#content/site.ts';
import { allowClipboard, clipboardText } from '../../support/page/clipboard.ts';
import { expect, test } from '../reading-test.ts';

const { user, host } = siteValues.email.value;
const address = `${user}@${host}`;

test('the e-mail address is made on press, opened and copied', async ({ page, open, context }) => {
  await allowClipboard(context);
  await open('/contact');
  await expect(page.locator('a[href^="mailto:"]')).toHaveCount(0);
  const opened = page.waitForRequest((request) => request.url().startsWith('mailto:'));
  await page.getByRole('button', { name: 'Email us' }).click();
  expect((await opened).url()).toBe(`mailto:${address}`);
  await page.getByRole('button', { name: 'Copy the address' }).click();
  await expect(page.getByRole('status').getByText('Address copied')).toBeVisible();
  expect(await clipboardText(page)).toBe(address);
});
