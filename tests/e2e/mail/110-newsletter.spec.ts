import { createDeferred } from '../../support/fakes/deferred.ts';
import { mailCalls, onMailCalls } from '../../support/mail/mail-calls.ts';
import { mailsFor } from '../../support/mail/mails-for.ts';
import { changePage } from '../../support/page/foreign-changes.ts';
import {
  leaveAddress,
  newsletterForm,
  newsletterPages,
} from '../../support/page/newsletter-form.ts';
import { specifiedToasts } from '../../support/content/specified-toasts.ts';
import { outboxItems } from '../../support/mail/outbox-items.ts';
import { expect, test } from '../breaking-test.ts';

test.use({ hasWorkers: false });

for (const { path, button, sending } of newsletterPages)
  test(`${path} subscribes once, and is disabled meanwhile`, async ({
    page,
    site,
    line,
    toasts,
  }) => {
    const answer = createDeferred();
    const address = `rests-${path.slice(1)}@example.com`;
    line.setRule(onMailCalls(() => ({ kind: 'hold', until: answer.promise })));
    await page.goto(path);
    const form = newsletterForm(page);
    await form.field.fill(` ${address} `);
    await form.button.dblclick();

    await expect(form.sendingButton).toHaveText(sending);
    await expect(form.sendingButton).toBeDisabled();
    await expect(form.field).toBeDisabled();
    await expect.poll(() => mailCalls(line).length).toBe(1);
    expect(await page.evaluate(outboxItems)).toHaveLength(1);
    expect(toasts).toEqual([]);

    answer.resolve();
    await expect(page.getByRole('status').getByText('Success!', { exact: true })).toBeVisible();
    await expect.poll(() => toasts).toEqual([specifiedToasts.success]);
    await expect(form.button).toHaveText(button);
    await expect(form.button).toBeEnabled();
    await expect(form.field).toBeEnabled();
    await expect(form.field).toHaveValue('');
    expect(await mailsFor(site, address)).toEqual([
      {
        to: 'contact@placeholder.invalid',
        replyTo: address,
        subject: 'New Newsletter Subscription',
      },
    ]);
    expect(mailCalls(line)).toHaveLength(1);
    await expect.poll(() => page.evaluate(outboxItems)).toEqual([]);
  });

test('sends an address that other software has filled in without an event', async ({
  page,
  site,
}) => {
  const address = 'filled@example.com';
  await page.goto('/schools');
  const { field, button } = newsletterForm(page);
  await field.focus();
  await page.locator('[data-island][data-live]', { has: field }).waitFor();
  await field.evaluate((element: HTMLInputElement, value) => (element.value = value), address);
  await button.click();
  await expect.poll(() => mailsFor(site, address)).toHaveLength(1);
});

test('a press before hydration counts on a translated page', async ({
  page,
  site,
  line,
  toasts,
}) => {
  const code = createDeferred();
  const address = 'early@example.com';
  line.setRule((asked) =>
    asked.endsWith('.js') ? { kind: 'hold', until: code.promise } : undefined,
  );
  await page.goto('/sign-up', { waitUntil: 'commit' });
  await leaveAddress(page, address);
  await changePage(page, 'translate');
  expect(toasts).toEqual([]);
  code.resolve();
  await expect.poll(() => toasts).toEqual([specifiedToasts.success]);
  await expect(page.locator('main input[type=email]')).toHaveValue('');
  expect(page.url()).toBe(`${site.url}/sign-up`);
  expect(await mailsFor(site, address)).toHaveLength(1);
});
