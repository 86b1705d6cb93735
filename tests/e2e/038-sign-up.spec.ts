import { expect, test } from './reading-test.ts';

test('the screen has one email field and one button', async ({ page, open }) => {
  await open('/sign-up');
  const form = page.getByRole('main').locator('form');
  await expect(form).toHaveJSProperty('noValidate', true);
  await expect(form.getByRole('textbox')).toHaveCount(1);
  await expect(form.getByLabel('Email Address')).toHaveAttribute('type', 'email');
  await expect(form.getByRole('button')).toBeEnabled();
});

test('the footer and /aasl25 lead to it, the header does not', async ({ page, open }) => {
  await open('/aasl25');
  for (const part of [page.getByRole('contentinfo'), page.getByRole('main')])
    await expect(part.locator('a[href="/sign-up"]')).toHaveCount(1);
  await expect(page.getByRole('banner').locator('a[href="/sign-up"]')).toHaveCount(0);
});
