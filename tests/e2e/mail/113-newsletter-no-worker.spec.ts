import type { Page } from '@playwright/test';
import { createDeferred } from '../../support/fakes/deferred.ts';
import { mailsFor } from '../../support/mail/mails-for.ts';
import { leaveAddress } from '../../support/page/newsletter-form.ts';
import { specifiedToasts } from '../../support/content/specified-toasts.ts';
import { storedItems } from '../../support/mail/stored-items.ts';
import { watchChunks } from '../../support/page/watch-chunks.ts';
import { expect, test } from '../breaking-test.ts';

const { saved, success } = specifiedToasts;
/** The page tries again after 5 seconds, then after 15, each a fifth more or less. */
const twoTries = { timeout: 45_000 };
/** What a press needs when the network has gone by then. */
const pressCode = ['outbox', 'toast-layer'] as const;

test.describe('in a browser without a worker', () => {
  test.use({ serviceWorkers: 'block' });
  test.beforeEach(({ expectedErrors }) => {
    expectedErrors.push(/^Service Worker registration blocked by Playwright$/);
    test.setTimeout(120_000);
  });

  test('an address arrives, on the line and after a break', async ({
    page,
    site,
    line,
    toasts,
  }) => {
    const chunksCame = watchChunks(page);
    await page.goto('/schools');
    await chunksCame(...pressCode);
    await leaveAddress(page, 'workerless@example.com');
    await expect.poll(() => toasts).toEqual([success]);
    await line.close();
    await leaveAddress(page, 'workerless-later@example.com');
    await expect.poll(() => toasts).toEqual([success, saved]);
    await line.open();
    await expect.poll(() => toasts, twoTries).toEqual([success, saved, success]);
    await expect.poll(() => storedItems(page)).toEqual([]);
    for (const address of ['workerless@example.com', 'workerless-later@example.com'])
      expect(await mailsFor(site, address)).toHaveLength(1);
  });

  test('the event that says "online" is enough', async ({ page, site, line, toasts }) => {
    const address = 'event@example.com';
    await page.clock.install();
    const chunksCame = watchChunks(page);
    await page.goto('/schools');
    await chunksCame(...pressCode);
    await line.close();
    // Its own clock stands still: nothing but the event can start a new try.
    await page.clock.pauseAt(Date.now() + 60_000);
    await leaveAddress(page, address);
    // The layer of the toasts is a moment on the page before it says something.
    const shown = async () => {
      await page.clock.runFor(100);
      return toasts;
    };
    await expect.poll(shown).toEqual([saved]);
    await page.clock.runFor(2_000);
    await line.open();
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect.poll(() => toasts).toEqual([saved, success]);
    await expect.poll(() => storedItems(page)).toEqual([]);
    expect(await mailsFor(site, address)).toHaveLength(1);
  });
});

test.describe('on the first page, which the worker does not control yet', () => {
  test.beforeEach(() => test.setTimeout(120_000));

  test('an address arrives after a break', async ({ page, site, line, toasts, expectedErrors }) => {
    // The browser's words for a worker that did not come.
    expectedErrors.push(/^An unknown error occurred when fetching the script\.$/);
    const address = 'uncontrolled@example.com';
    const worker = createDeferred();
    line.setRule((path) =>
      path === '/sw.js' ? { kind: 'hold', until: worker.promise } : undefined,
    );
    const chunksCame = watchChunks(page);
    await page.goto('/sign-up');
    await chunksCame(...pressCode);
    await line.close();
    await leaveAddress(page, address);
    await expect.poll(() => toasts).toEqual([saved]);
    expect(await isControlled(page)).toBe(false);
    worker.resolve();
    await line.open();
    await expect.poll(() => toasts, twoTries).toEqual([saved, success]);
    await expect.poll(() => storedItems(page)).toEqual([]);
    expect(await mailsFor(site, address)).toHaveLength(1);
  });

  test('an address arrives on a slow line', async ({ page, site, line, toasts }) => {
    const address = 'slow@example.com';
    line.setRule(() => ({ kind: 'slow', ms: 300 }));
    await page.goto('/sign-up');
    await leaveAddress(page, address);
    expect(await isControlled(page)).toBe(false);
    await expect.poll(() => toasts, twoTries).toEqual([success]);
    await expect.poll(() => storedItems(page)).toEqual([]);
    expect(await mailsFor(site, address)).toHaveLength(1);
  });
});

function isControlled(page: Page): Promise<boolean> {
  return page.evaluate(() => navigator.serviceWorker.controller !== null);
}
