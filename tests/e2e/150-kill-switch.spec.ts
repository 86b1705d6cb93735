import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { Fault } from '../support/fault-proxy.ts';
import { onMailCalls } from '../support/mail-calls.ts';
import { mailsFor } from '../support/mails-for.ts';
import { leaveAddress } from '../support/newsletter-form.ts';
import { readyOffline } from '../support/ready-offline.ts';
import { specifiedToasts } from '../support/specified-toasts.ts';
import { storedItems } from '../support/stored-items.ts';
import { expect, test } from './breaking-test.ts';

/** Rehearses docs/operations.md: what is written there is what happens here. */
const killSwitch: Fault = {
  kind: 'answer',
  status: 200,
  type: 'text/javascript',
  body: readFileSync('sw/kill-switch/sw.js', 'utf8'),
};
const nothingLeft = { registrations: 0, caches: 0, isControlled: false };

test('the kill switch removes worker and caches in one update, and loses no address', async ({
  page,
  context,
  site,
  line,
  toasts,
}) => {
  test.fixme(
    true,
    'Chromium at times waits over 30 s for the outgoing worker, or loads a page twice (2 of 10)',
  );
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
  const loadsBefore = loadsOf('/sign-up');

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
    await expect.poll(() => left(tab), { timeout: 30_000 }).toEqual(nothingLeft);
  expect(loadsOf('/sign-up')).toBe(loadsBefore + 1);
  expect(await storedItems(page)).toMatchObject([{ state: 'waiting' }]);

  isMailDown = false;
  const nudge = async () => {
    // One that comes too soon after the last attempt counts for nothing.
    await page.evaluate(() => dispatchEvent(new Event('online')));
    return toasts;
  };
  await expect
    .poll(nudge, { timeout: 30_000, intervals: [1_000] })
    .toContain(specifiedToasts.success);
  expect(await mailsFor(site, address)).toHaveLength(1);
  await expect.poll(() => storedItems(page)).toEqual([]);

  await test.step('every later visit stays without a worker, and is loaded once', async () => {
    const loads = loadsOf('/sign-up');
    await page.reload();
    // Long enough for a page that reloads itself to give itself away.
    await page.waitForTimeout(2_000);
    await expect.poll(() => left(page)).toEqual(nothingLeft);
    expect(loadsOf('/sign-up')).toBe(loads + 1);
  });

  await test.step('a normal build takes the site back to normal', async () => {
    isKilled = false;
    await page.reload();
    await readyOffline(page);
  });

  function loadsOf(path: string): number {
    return line.log.filter((request) => request.method === 'GET' && request.path === path).length;
  }
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
