import type { Locator, Page } from '@playwright/test';
import { answerMailCalls } from '../../support/mail/answer-mail-calls.ts';
import { createDeferred } from '../../support/fakes/deferred.ts';
import { newsletterForm } from '../../support/page/newsletter-form.ts';
import { expect, test } from '../reading-test.ts';

/** Types an address and presses Enter in the field or on the button, which then has the focus. */
async function leave(page: Page, from: 'field' | 'button', address: string): Promise<void> {
  const { field, button } = newsletterForm(page);
  await field.fill(address);
  await (from === 'field' ? field : button).press('Enter');
}

/** Returns an element's vertical position on the page, however far the page is scrolled. */
function placeOf(element: Locator): Promise<number> {
  return element.evaluate((it) => Math.round(it.getBoundingClientRect().top + scrollY));
}

for (const [status, from] of [
  [200, 'field'],
  [422, 'button'],
] as const)
  test(`the focus returns after a ${status} for a submission from the ${from}`, async ({
    page,
    open,
    expectedErrors,
  }) => {
    expectedErrors.push(/status of 422/);
    const answer = createDeferred();
    const calls = await answerMailCalls(page, answer.promise);
    calls.status = status;
    await open('/schools');
    const form = newsletterForm(page);
    await leave(page, from, 'focus@example.com');
    await expect(form.field).toBeDisabled();
    await expect(form.sendingButton).toBeDisabled();
    await expect(page.locator(':focus')).toHaveCount(0);
    answer.resolve();
    await expect(from === 'field' ? form.field : form.button).toBeFocused();
    await expect(form.field).toBeEnabled();
    await expect(form.field).toHaveValue(status === 200 ? '' : 'focus@example.com');
  });

test('an answer does not move the focus of a visitor who has moved on', async ({ page, open }) => {
  const answer = createDeferred();
  await answerMailCalls(page, answer.promise);
  await open('/sign-up');
  const form = newsletterForm(page);
  await leave(page, 'field', 'gone-on@example.com');
  await expect(form.field).toBeDisabled();
  const link = page.getByRole('contentinfo').getByRole('link').first();
  await link.focus();
  answer.resolve();
  await expect(form.field).toBeEnabled();
  await expect(page.getByRole('status').getByText('Success!')).toBeVisible();
  await expect(link).toBeFocused();
});

for (const { path, from } of [
  { path: '/schools', from: 'field' },
  { path: '/sign-up', from: 'button' },
] as const)
  test(`${path} marks an invalid address until it is edited (${from})`, async ({ page, open }) => {
    await open(path);
    const { field, button } = newsletterForm(page);
    const place = await placeOf(button);
    await leave(page, from, 'sam');
    await expect(page.getByRole('status').getByText('Invalid Email')).toBeVisible();
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toHaveAccessibleDescription(
      'For grown-ups. Children: ask one. Please enter a valid email address.',
    );
    await expect(field).toBeFocused();
    expect(await placeOf(button)).toBe(place);
    await field.press('End');
    await page.keyboard.type('@');
    await expect(field).toHaveValue('sam@');
    await expect(field).not.toHaveAttribute('aria-invalid');
    await expect(field).toHaveAccessibleDescription('For grown-ups. Children: ask one.');
    expect(await placeOf(button)).toBe(place);
  });
