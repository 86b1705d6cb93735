import { allowClipboard, clipboardText, refuseClipboard } from '../support/clipboard.ts';
import { expect, test } from './reading-test.ts';

test('Copy link copies the address of the page and says so', async ({ page, open, context }) => {
  await allowClipboard(context);
  await open('/stories/8?utm_source=x');
  const card = page.getByRole('complementary', { name: 'Share' });
  await card.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByRole('status')).toHaveText('Link copied to clipboard!');
  expect(await clipboardText(page)).toBe(page.url());
});

test('a clipboard that refuses is said as well', async ({ page, open, context }) => {
  await refuseClipboard(context);
  await open('/stories/8');
  const copy = page.getByRole('button', { name: 'Copy link' });
  await copy.click();
  await expect(page.getByRole('status')).toHaveText("Couldn't copy link to clipboard");
  await expect(copy).toBeFocused();
});
