import type { Page } from '@playwright/test';
import { expectAccessible } from '../../support/page/axe-faults.ts';
import { mailCalls, onMailCalls } from '../../support/mail/mail-calls.ts';
import { mailsFor } from '../../support/mail/mails-for.ts';
import { leaveAddress, newsletterForm } from '../../support/page/newsletter-form.ts';
import { islandsLive } from '../../support/page/started.ts';
import { specifiedToasts } from '../../support/content/specified-toasts.ts';
import { queuedItem, storeItems } from '../../support/fakes/store-items.ts';
import { outboxItems } from '../../support/mail/outbox-items.ts';
import { expect, test } from '../breaking-test.ts';

test.beforeEach(() => test.setTimeout(120_000));

const minute = 60_000;
const day = 24 * 60 * minute;
const { saved, success, failed } = specifiedToasts;
const cut = onMailCalls(() => ({ kind: 'cut' }));
const mark = (page: Page) => page.getByRole('banner').locator('a[href="/offline"]');
const entry = (page: Page, mask: string) => page.getByRole('listitem').filter({ hasText: mask });

test('a waiting address is counted, masked and sent', async ({ page, site, line, toasts }) => {
  line.setRule(cut);
  await page.goto('/schools');
  await leaveAddress(page, 'ruth@school.example');
  await expect.poll(() => toasts).toEqual([saved]);
  await expect(mark(page)).toHaveText('Waiting 1');

  await mark(page).click();
  await expect(page).toHaveURL(/\/offline$/);
  const waiting = entry(page, 'r•••@s•••.example');
  await expect(waiting).toContainText('Newsletter, just now');
  expect(await page.content()).not.toContain('ruth@');
  await expectAccessible(page);

  const send = waiting.getByRole('button', { name: 'Send now r•••@s•••.example' });
  await send.click();
  await expect(waiting).toContainText('No answer. It stays here');
  expect(await mailsFor(site, 'ruth@school.example')).toEqual([]);

  // Before the page's own timer may send it, which removes the button.
  await send.focus();
  line.setRule();
  // The press sends at once, however recent the last attempt is.
  await page.keyboard.press('Enter');
  await expect.poll(() => toasts).toEqual([saved, success]);
  await expect(waiting).toHaveCount(0);
  await expect(page.getByText('Nothing is waiting.')).toBeVisible();
  await expect(mark(page).getByText('Waiting')).toHaveCount(0);
  expect(await page.evaluate(outboxItems)).toEqual([]);
  expect(await mailsFor(site, 'ruth@school.example')).toHaveLength(1);
});

test.describe('without a worker', () => {
  test.use({ hasWorkers: false });

  test('another window sends an address whose own was closed while sending', async ({
    page,
    context,
    site,
    line,
  }) => {
    const address = 'jo@school.example';
    await page.goto('/offline');
    await islandsLive(page);
    const closed = await context.newPage();
    await closed.goto('/schools');
    line.setRule(onMailCalls(() => ({ kind: 'hold', until: new Promise(() => {}) })));
    await leaveAddress(closed, address);
    await expect.poll(() => mailCalls(line)).toHaveLength(1);
    await closed.close();
    line.setRule();
    await expect(page.getByText('Nothing is waiting.')).toBeVisible();
    await expect.poll(() => mailsFor(site, address), { timeout: 30_000 }).toHaveLength(1);
    await expect
      .poll(() => page.evaluate(outboxItems))
      .toMatchObject([{ state: 'sent', from: null }]);
    expect(mailCalls(line)).toHaveLength(2);
  });

  test('Delete takes two presses, and keeps the focus', async ({ page, line }) => {
    line.setRule(cut);
    await page.goto('/offline');
    await storeItems(page, [queuedItem('kim@school.example', 12.5 * minute)]);
    await page.reload();
    const waiting = entry(page, 'k•••@s•••.example');
    await expect(waiting).toContainText('12 minutes ago');
    // A double click is one press: the question has not been read.
    await waiting.getByRole('button', { name: /^Delete/ }).dblclick();
    await waiting.getByRole('button', { name: /^Keep it/ }).click();
    await expect(waiting.getByRole('button', { name: /^Send now/ })).toBeVisible();
    await waiting.getByRole('button', { name: /^Delete/ }).focus();
    await page.keyboard.press('Enter');
    // A press soon after the question has not read it either, and is ignored.
    await expect(async () => {
      await page.keyboard.press('Enter');
      await expect(waiting).toHaveCount(0, { timeout: 300 });
    }).toPass();
    await expect(page.getByRole('heading', { name: 'Waiting to be sent' })).toBeFocused();
    expect(await page.evaluate(outboxItems)).toEqual([]);
  });

  test('Enter held down on Delete asks, but deletes nothing', async ({ page, line }) => {
    line.setRule(cut);
    await page.goto('/offline');
    await storeItems(page, [queuedItem('kim@school.example', minute)]);
    await page.reload();
    const waiting = entry(page, 'k•••@s•••.example');
    await waiting.getByRole('button', { name: /^Delete/ }).focus();
    const began = Date.now();
    // Each further call without `up` repeats the key, as a keyboard does.
    while (Date.now() - began < 1500) await page.keyboard.down('Enter');
    await page.keyboard.up('Enter');
    await expect(waiting.getByRole('button', { name: /^Keep it/ })).toBeVisible();
    expect(await page.evaluate(outboxItems)).toHaveLength(1);
  });

  test('a refusal says why, and can be tried again', async ({ page, site, line, toasts }) => {
    const address = 'lee@school.example';
    const answered = { state: 'refused', isAnnounced: true, attempts: 1, lastStatus: 403 } as const;
    await page.goto('/offline');
    await storeItems(page, [queuedItem(address, minute, { ...answered, triedAt: Date.now() })]);
    await page.reload();
    const refused = entry(page, 'l•••@s•••.example');
    await expect(refused).toContainText(
      'does not accept messages from this site. That is our mistake',
    );
    await expect(mark(page)).toHaveText('Not sent 1');
    await refused.getByRole('button', { name: /^Try again/ }).click();
    await expect.poll(() => toasts).toEqual([success]);
    await expect(refused).toHaveCount(0);
    expect(await mailsFor(site, address)).toHaveLength(1);
    expect(mailCalls(line)).toHaveLength(1);
  });

  test('fifty of sixty notices are shown, and each can be removed', async ({ page, toasts }) => {
    await page.goto('/schools');
    const gone = { state: 'expired', body: null } as const;
    const notices = Array.from({ length: 59 }, (_, at) =>
      queuedItem(`n${at}@b.example`, (at + 2) * minute, gone),
    );
    await storeItems(page, notices);
    await storeItems(page, [queuedItem('odd@b.example', 3 * day, gone)], 'another key');
    await leaveAddress(page, 'newest@school.example');
    await expect.poll(() => toasts).toEqual([success]);
    await page.goto('/offline');
    const rows = page.getByRole('listitem').filter({ hasText: 'It waited too long' });
    await expect(rows).toHaveCount(50);
    await expect(page.getByText('And 10 more')).toBeVisible();
    const oldest = rows.first();
    await oldest.getByRole('button', { name: 'Remove from the list' }).click();
    await expect(page.getByText('And 9 more')).toBeVisible();
    await expect(rows).toHaveCount(50);
  });

  test('the 51st address is not taken and stays in its field', async ({ page, line, toasts }) => {
    line.setRule(cut);
    await page.goto('/schools');
    const many = Array.from({ length: 50 }, (_, index) =>
      queuedItem(`a${index}@b.example`, minute),
    );
    await storeItems(page, many);
    await leaveAddress(page, 'late@school.example');
    await expect.poll(() => toasts).toEqual([failed]);
    await expect(newsletterForm(page).field).toHaveValue('late@school.example');
    expect(await page.evaluate(outboxItems)).toHaveLength(50);
    await page.goto('/offline');
    await expect(page.getByText('This device cannot hold any more.')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Waiting to be sent 50' })).toBeVisible();
  });
});
