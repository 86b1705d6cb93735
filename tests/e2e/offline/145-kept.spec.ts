import type { Page } from '@playwright/test';
import { keptCopy } from '#pages/kept/kept-copy.ts';
import { storageOffKey } from '#shared/storage-off.ts';
import { axeFaults, expectAccessible } from '../../support/page/axe-faults.ts';
import { readStorages } from '../../support/page/read-storages.ts';
import { mailCalls, onMailCalls } from '../../support/mail/mail-calls.ts';
import { mailsFor } from '../../support/mail/mails-for.ts';
import { queuedItem, storeItems } from '../../support/fakes/store-items.ts';
import { leaveAddress, newsletterForm } from '../../support/page/newsletter-form.ts';
import { readyOffline } from '../../support/page/ready-offline.ts';
import { specifiedToasts } from '../../support/content/specified-toasts.ts';
import { started } from '../../support/page/started.ts';
import { expect, test } from '../breaking-test.ts';
import { test as testInstalled } from './installed-test.ts';

test.beforeEach(() => test.setTimeout(120_000));

const { acts, ask, headline, off, refused, table } = keptCopy;
const minute = 60_000;
const button = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).first();
const sizeNow = (page: Page) => page.getByText(/^On this device now: [\d.]+ MB\.$/);
/** Long enough for a registration, a download or a timer that nobody asked for. */
const settleMs = 2_000;

async function takeOff(page: Page): Promise<void> {
  await button(page, acts.takeOff).click();
  await button(page, ask.yes).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(off.heading);
}

async function takeOffWithOutbox(page: Page): Promise<void> {
  await button(page, acts.takeOff).click();
  await page.getByRole('checkbox', { name: 'Delete it too' }).check();
  await button(page, ask.yes).click();
  await expect(page.getByText(off.lead)).toBeVisible();
}

testInstalled('says what is kept, in a table, and how much it is now', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: headline }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(headline);
  await expect(sizeNow(page)).toBeVisible();
  const rows = page.getByRole('table', { name: table.caption }).getByRole('row');
  await expect(rows).toHaveCount(table.rows.length + 1);
  await button(page, acts.takeOff).click();
  await expect(page.getByRole('dialog', { name: ask.heading })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(button(page, acts.takeOff)).toBeFocused();
});

test('removes everything in all tabs, except waiting submissions', async ({
  page,
  context,
  line,
  site,
  open,
}) => {
  const addresses = ['ruth@school.example', 'kim@school.example'];
  await page.goto('/');
  await readyOffline(page);
  await page.evaluate(() => {
    localStorage.setItem('order', `${new Date().toISOString()} 9781407191096.2`);
    localStorage.setItem('reading', '{"size":"150"}');
  });
  await line.close();
  await context.setOffline(true);
  await storeItems(page, [
    queuedItem(addresses[0] ?? '', 12 * minute),
    queuedItem(addresses[1] ?? '', 60 * minute),
  ]);
  const other = await context.newPage();
  await other.goto('/stories/7');
  await started(other);
  await open('/kept');
  await button(page, acts.takeOff).click();
  const dialog = page.getByRole('dialog', { name: ask.heading });
  await expect(dialog).toContainText('2 sign-ups wait here and have not been sent.');
  await expect(dialog).toContainText('r•••@s•••.exampleNewsletter, 12 minutes ago');
  await expect(dialog).toContainText('k•••@s•••.exampleNewsletter, 1 hour ago');
  expect(await page.content()).not.toContain('ruth@');
  expect(await axeFaults(page)).toEqual([]);
  await button(page, ask.yes).click();

  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(off.heading);
  await expect(heading).toBeFocused();
  await expect(page.getByText('2, kept until they are sent')).toBeVisible();
  const onlyWhatWaits = {
    caches: [],
    databases: ['outbox'],
    localStorage: [],
    sessionStorage: [],
    registrations: 0,
    cookies: '',
  };
  expect(await page.evaluate(readStorages)).toEqual(onlyWhatWaits);
  expect(await other.evaluate(readStorages)).toEqual(onlyWhatWaits);
  expect(await axeFaults(page)).toEqual([]);

  // Nothing is stored again by itself, in either tab.
  await line.open();
  await context.setOffline(false);
  await expect.poll(() => mailsFor(site, addresses[0] ?? '')).toHaveLength(1);
  await expect.poll(() => mailsFor(site, addresses[1] ?? '')).toHaveLength(1);
  await other.getByRole('contentinfo').getByRole('link', { name: 'Books' }).click();
  await expect(other).toHaveURL(/\/books$/);
  await other.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await other.reload();
  await started(other);
  await page.getByRole('link', { name: off.read.label }).click();
  await expect(page).toHaveURL(/\/stories$/);
  await page.reload();
  await started(page);
  await page.waitForTimeout(settleMs);
  expect(await page.evaluate(readStorages)).toEqual(onlyWhatWaits);
  expect(await other.evaluate(readStorages)).toEqual(onlyWhatWaits);

  // A new tab counts as a first visit.
  const fresh = await context.newPage();
  await fresh.goto('/');
  await readyOffline(fresh);
});

test('stops an installation, and deletes waiting submissions if asked', async ({
  page,
  line,
  open,
}) => {
  const noMail = onMailCalls(() => ({ kind: 'cut' }));
  line.setRule((path, asked) =>
    path === '/sw.js' ? undefined : (noMail(path, asked) ?? { kind: 'slow', ms: 300 }),
  );
  await open('/kept');
  await page.waitForFunction(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    return registration?.installing && (await caches.has('site-core'));
  });
  await storeItems(page, [queuedItem('one@school.example', minute)]);
  await takeOffWithOutbox(page);
  await expect(page.locator('[data-status-count]').first()).toBeEmpty();
  await page.waitForTimeout(settleMs);
  expect(await page.evaluate(readStorages)).toMatchObject({
    caches: [],
    databases: [],
    registrations: 0,
  });
});

test('what another tab is sending has failed if it is deleted and its call breaks', async ({
  page,
  context,
  line,
  toasts,
  open,
}) => {
  line.setRule(onMailCalls(() => ({ kind: 'hold', until: new Promise(() => {}) })));
  const other = await context.newPage();
  await other.goto('/schools');
  await open('/kept');
  await leaveAddress(other, 'one@school.example');
  await expect.poll(() => mailCalls(line)).toHaveLength(1);
  await takeOffWithOutbox(page);
  await line.close();
  await expect.poll(() => toasts).toEqual([specifiedToasts.failed]);
  await expect(newsletterForm(other).field).toHaveValue('one@school.example');
  await line.open();
  expect(await other.evaluate(readStorages)).toMatchObject({ databases: [] });
});

test('stores nothing while the flag is set, and stores the site again afterwards', async ({
  page,
  context,
  open,
}) => {
  await page.goto('/');
  await readyOffline(page);
  const other = await context.newPage();
  await other.goto('/stories/7');
  await started(other);
  await open('/kept');
  const nothing = {
    caches: [],
    databases: [],
    localStorage: [storageOffKey],
    sessionStorage: [],
    registrations: 0,
    cookies: '',
  };
  await page.locator('[data-act=ask]').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await button(page, acts.refuse).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('heading', { name: refused.heading })).toBeVisible();
  await expect(button(page, acts.refuse)).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => page.evaluate(readStorages)).toEqual(nothing);
  await expect.poll(() => other.evaluate(readStorages)).toEqual(nothing);
  expect(await axeFaults(page)).toEqual([]);
  await other.goto('/mackin-buying-guide');
  await started(other);
  await other.goto('/offline');
  await started(other);
  await expect(other.getByText('keeps nothing of this site')).toBeVisible();
  await page.reload();
  await started(page);
  await page.waitForTimeout(settleMs);
  expect(await other.evaluate(readStorages)).toEqual(nothing);

  await takeOff(page);
  expect(await other.evaluate(readStorages)).toEqual(nothing);
  await page.getByRole('button', { name: acts.refuse, exact: true, pressed: true }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(headline);
  await expect(page.getByText(off.lead)).toBeHidden();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(button(page, acts.refuse)).toBeFocused();
  await readyOffline(page);
  expect((await page.evaluate(readStorages)).localStorage).toEqual([]);
  // The worker has stored it while the page was open.
  await expect(sizeNow(page)).toBeVisible();
});

test('says so where the browser stores nothing', async ({ page, open }) => {
  await page.addInitScript(() => {
    const denied = () => {
      throw new DOMException('Denied', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
      Object.defineProperty(window, name, { get: denied });
    Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
  });
  await open('/kept');
  await button(page, acts.refuse).click();
  await expect(page.getByText(acts.denied)).toBeVisible();
  await takeOff(page);
  await expect(page.getByText(off.lead)).toBeVisible();
});
