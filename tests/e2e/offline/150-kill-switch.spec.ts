import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { Fault } from '../../support/servers/fault-proxy.ts';
import { onMailCalls } from '../../support/mail/mail-calls.ts';
import { mailsFor } from '../../support/mail/mails-for.ts';
import { leaveAddress } from '../../support/page/newsletter-form.ts';
import { readyOffline } from '../../support/page/ready-offline.ts';
import { specifiedToasts } from '../../support/content/specified-toasts.ts';
import { storedItems } from '../../support/mail/stored-items.ts';
import { expect, test } from '../breaking-test.ts';

/** Rehearses docs/operations.md: what is written there is what happens here. */
const killSwitch: Fault = {
  kind: 'answer',
  status: 200,
  type: 'text/javascript',
  body: readFileSync('sw/kill-switch/sw.js', 'utf8'),
};
const everythingRemoved = { registrations: 0, caches: 0, isControlled: false };

test('the kill switch removes worker and caches in one update, and loses no address', async ({
  page,
  context,
  site,
  line,
  toasts,
}) => {
  test.setTimeout(120_000);
  const address = 'survives@example.com';
  await page.goto('/sign-up');
  await readyOffline(page);
  const otherTab = await context.newPage();
  await otherTab.goto('/stories');

  let isMailDown = true;
  let isKilled = false;
  let isFetched = false;
  const mail = onMailCalls(() => (isMailDown ? { kind: 'cut' } : undefined));
  line.setRule((path, method) => {
    if (!isKilled || path !== '/sw.js') return mail(path, method);
    isFetched = true;
    return killSwitch;
  });
  await leaveAddress(page, address);
  await expect.poll(() => toasts).toEqual([specifiedToasts.saved]);
  // Counted as the visitor sees them: a page that follows the worker by itself asks twice.
  let loads = 0;
  page.on('domcontentloaded', () => (loads += 1));

  isKilled = true;
  // A look of the other tab that is under way may have read the worker of before.
  const look = async () => {
    // The page may be gone before it could answer.
    await page.evaluate(update).catch(() => undefined);
    return isFetched;
  };
  await expect.poll(look).toBe(true);
  // The outgoing worker may finish what it is at.
  for (const tab of [page, otherTab])
    await expect.poll(() => left(tab), { timeout: 30_000 }).toEqual(everythingRemoved);
  expect(loads).toBe(1);
  expect(await storedItems(page)).toMatchObject([{ state: 'waiting' }]);

  isMailDown = false;
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await expect.poll(() => toasts).toContain(specifiedToasts.success);
  expect(await mailsFor(site, address)).toHaveLength(1);
  await expect.poll(() => storedItems(page)).toEqual([]);

  await test.step('every later visit stays without a worker, and is loaded once', async () => {
    loads = 0;
    await page.reload();
    // Long enough for a page that reloads itself to give itself away.
    await page.waitForTimeout(2_000);
    await expect.poll(() => left(page)).toEqual(everythingRemoved);
    expect(loads).toBe(1);
  });

  await test.step('a normal build takes the site back to normal', async () => {
    isKilled = false;
    await page.reload();
    await readyOffline(page);
  });
});

/** As the browser does by itself. */
async function update(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  await registration?.update();
}

/** Null while the page is being exchanged. */
function left(page: Page) {
  return page
    .evaluate(async () => ({
      registrations: (await navigator.serviceWorker.getRegistrations()).length,
      caches: (await caches.keys()).length,
      isControlled: navigator.serviceWorker.controller !== null,
    }))
    .catch(() => null);
}
