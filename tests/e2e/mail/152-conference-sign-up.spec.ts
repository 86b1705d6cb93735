import type { Page } from '@playwright/test';
import { signUpCopy } from '#pages/sign-up/sign-up-copy.ts';
import { islandsLive, started } from '../../support/page/started.ts';
import { mailsFor } from '../../support/mail/mails-for.ts';
import { leaveAddress, newsletterForm } from '../../support/page/newsletter-form.ts';
import { readyOffline } from '../../support/page/ready-offline.ts';
import { specifiedToasts } from '../../support/content/specified-toasts.ts';
import { outboxItems } from '../../support/mail/outbox-items.ts';
import { expect, test } from '../breaking-test.ts';

test.describe(() => {
  test.use({ hasWorkers: false });

  test('the previous visitor’s address does not come back', async ({ page, site, toasts }) => {
    await page.goto('/sign-up');
    const { field } = newsletterForm(page);
    await leaveAddress(page, 'gone@example.com');
    await expect.poll(() => toasts, { timeout: 30_000 }).not.toEqual([]);

    await test.step('by undoing', async () => {
      await field.focus();
      for (let times = 0; times < 3; times += 1) await page.keyboard.press('Control+z');
      await expect(field).toHaveValue('');
    });
    await test.step('by Back, from another page of the site', async () => {
      await field.fill('half@exam');
      await page.getByRole('contentinfo').getByRole('link', { name: 'Waiting list' }).click();
      await expect(page).toHaveURL(/waiting-list/);
      await page.goBack();
      await expect(field).toHaveValue('');
    });
    await test.step('by Back, from another site', async () => {
      await field.fill('half@exam');
      await page.goto('about:blank');
      await page.goBack();
      await expect(field).toHaveValue('');
    });
    await test.step('by reloading', async () => {
      await field.fill('half@exam');
      await page.reload();
      await expect(field).toHaveValue('');
    });
    await test.step('out of the page that the browser keeps in memory', async () => {
      await started(page);
      // `pageshow` is handled by the island only.
      await islandsLive(page);
      await field.fill('half@exam');
      await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide')));
      await expect(field).toHaveValue('');
      await field.evaluate((input: HTMLInputElement) => (input.value = 'half@exam'));
      await page.evaluate(() =>
        dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
      );
      await expect(field).toHaveValue('');
    });
    await test.step('by autofill, or in an address', async () => {
      await expect(field).toHaveAttribute('autocomplete', 'off');
      await expect(field).not.toHaveAttribute('name');
      await expect(page.locator('form').filter({ has: field })).toHaveAttribute(
        'autocomplete',
        'off',
      );
      expect(page.url()).toBe(`${site.url}/sign-up`);
    });
  });
});

test('a day without a network: all are sent once', async ({ page, site, line, toasts }) => {
  test.setTimeout(240_000);
  const visitors = Array.from({ length: 3 }, (_, at) => `day-${at}@example.com`);
  await page.clock.install();
  await page.goto('/sign-up');
  await readyOffline(page);
  await line.close();
  await page.reload();
  await expect(page.getByRole('main').getByText('You are offline')).toBeVisible({
    timeout: 20_000,
  });

  for (const [at, address] of visitors.entries()) {
    await leaveAddress(page, address);
    await expect(newsletterForm(page).field).toHaveValue('', { timeout: 20_000 });
    await expect(waitingLine(page)).toContainText(signUpCopy.waiting(at + 1));
    await page.clock.fastForward('04:00:00');
  }
  expect(toasts.filter((toast) => toast !== specifiedToasts.saved)).toEqual([]);
  await page.reload();
  await expect(waitingLine(page)).toContainText(signUpCopy.waiting(3), { timeout: 20_000 });

  await line.open();
  await expect
    .poll(
      async () => {
        await page.clock.runFor(2_000);
        await page.evaluate(() => dispatchEvent(new Event('online')));
        return (await page.evaluate(outboxItems)).length;
      },
      { timeout: 120_000, intervals: [1_000] },
    )
    .toBe(0);
  await expect(waitingLine(page)).toBeHidden();
  await expect(page.getByRole('main').getByText('You are offline')).toBeHidden();
  for (const address of visitors) expect(await mailsFor(site, address)).toHaveLength(1);
});

function waitingLine(page: Page) {
  return page.getByRole('main').getByText(/waiting on this device/);
}
