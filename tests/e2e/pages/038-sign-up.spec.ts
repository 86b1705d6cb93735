import { answerMailCalls } from '../../support/mail/answer-mail-calls.ts';
import { leaveAddress, newsletterForm } from '../../support/page/newsletter-form.ts';
import { specifiedToasts } from '../../support/content/specified-toasts.ts';
import { watchToasts } from '../../support/page/watch-toasts.ts';
import { expect, test } from '../reading-test.ts';

test('the screen has one email field and one button', async ({ page, open }) => {
  await open('/sign-up');
  const form = page.getByRole('main').locator('form');
  await expect(form).toHaveJSProperty('noValidate', true);
  await expect(form.getByRole('textbox')).toHaveCount(1);
  await expect(form.getByLabel('Email Address')).toHaveAttribute('type', 'email');
  await expect(form.getByRole('button')).toBeEnabled();
});

/** Sections 5 and 8 of the specification. */
test(
  'what is no address is said and goes nowhere; what is one goes',
  { tag: '@once' },
  async ({ page, context, open }) => {
    const toasts = await watchToasts(context);
    const calls = await answerMailCalls(page, Promise.resolve());
    await open('/sign-up');
    for (const [at, typed] of ['', 'nobody', 'no body@example.com', 'nobody@example'].entries()) {
      await leaveAddress(page, typed);
      await expect.poll(() => toasts.length, typed).toBe(at + 1);
      expect(toasts.at(-1)).toBe(specifiedToasts.invalid);
    }
    await expect(page.getByRole('status').getByText('Invalid Email').first()).toBeVisible();
    expect(calls.bodies).toEqual([]);
    await leaveAddress(page, 'librarian@example.com');
    await expect.poll(() => toasts.at(-1)).toBe(specifiedToasts.success);
    await expect(newsletterForm(page).field).toHaveValue('');
    expect(calls.bodies).toHaveLength(1);
  },
);

test(
  'the footer and /aasl25 lead to it, the header does not',
  { tag: '@once' },
  async ({ page, open }) => {
    await open('/aasl25');
    for (const part of [page.getByRole('contentinfo'), page.getByRole('main')])
      await expect(part.locator('a[href="/sign-up"]')).toHaveCount(1);
    await expect(page.getByRole('banner').locator('a[href="/sign-up"]')).toHaveCount(0);
  },
);
