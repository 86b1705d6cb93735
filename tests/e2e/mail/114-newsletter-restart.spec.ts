import type { Page } from '@playwright/test';
import { collectNoise } from '../../support/page/collect-noise.ts';
import {
  createPersistentBrowser,
  type PersistentBrowser,
} from '../../support/browser/persistent-browser.ts';
import { mailCalls, onMailCalls } from '../../support/mail/mail-calls.ts';
import { mailsFor } from '../../support/mail/mails-for.ts';
import { leaveAddress } from '../../support/page/newsletter-form.ts';
import { readyOffline } from '../../support/page/ready-offline.ts';
import { specifiedToasts } from '../../support/content/specified-toasts.ts';
import { storedItems } from '../../support/mail/stored-items.ts';
import { watchToasts } from '../../support/page/watch-toasts.ts';
import { expect, test as base } from '../breaking-test.ts';

interface Device {
  readonly browser: PersistentBrowser;
  /** Starts the browser and opens a page of the site. */
  readonly open: (path: string) => Promise<Visit>;
}

interface Visit {
  readonly page: Page;
  readonly toasts: readonly string[];
  readonly close: () => Promise<void>;
}

const { saved, success } = specifiedToasts;

const test = base.extend<{ readonly device: Device }>({
  device: async ({ site, expectedErrors }, use) => {
    const browser = createPersistentBrowser(site.url);
    const noise: (readonly string[])[] = [];
    const open = async (path: string): Promise<Visit> => {
      const context = await browser.start();
      noise.push(collectNoise(context, site.url));
      const toasts = await watchToasts(context);
      const page = await context.newPage();
      await page.goto(path);
      return { page, toasts, close: () => context.close() };
    };
    await use({ browser, open });
    await browser.kill();
    browser.remove();
    const isExpected = (text: string) => expectedErrors.some((known) => known.test(text));
    expect(noise.flat().filter((text) => !isExpected(text))).toEqual([]);
  },
});

test.beforeEach(() => test.setTimeout(120_000));

test('sends what was saved when the browser is closed and opened again', async ({
  device,
  site,
  line,
}) => {
  const address = 'closed@example.com';
  const first = await device.open('/schools');
  await readyOffline(first.page);
  await line.close();
  await leaveAddress(first.page, address);
  await expect.poll(() => first.toasts).toEqual([saved]);
  await first.close();

  const offline = await device.open('/');
  await expect(offline.page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await storedItems(offline.page)).toMatchObject([{ state: 'waiting' }]);
  await offline.close();
  expect(await mailsFor(site, address)).toEqual([]);

  await line.open();
  const last = await device.open('/');
  await expect.poll(() => last.toasts, { timeout: 30_000 }).toEqual([success]);
  await expect.poll(() => storedItems(last.page)).toEqual([]);
  await last.close();
  expect(await mailsFor(site, address)).toHaveLength(1);
});

test('sends what was saved when the browser was killed', async ({ device, site, line }) => {
  const address = 'killed@example.com';
  const first = await device.open('/sign-up');
  await readyOffline(first.page);
  await line.close();
  await leaveAddress(first.page, address);
  await expect.poll(() => first.toasts).toEqual([saved]);
  await device.browser.kill();

  await line.open();
  const last = await device.open('/');
  await expect.poll(() => last.toasts, { timeout: 30_000 }).toEqual([success]);
  await last.close();
  expect(await mailsFor(site, address)).toHaveLength(1);
});

const killedWhile = [
  { when: 'before the server has it', fault: 'hold', mails: 0 },
  { when: 'after the server has it', fault: 'keep-answer', mails: 1 },
] as const;

for (const { when, fault, mails } of killedWhile) {
  test(`sends once when the browser is killed ${when}`, async ({ device, site, line }) => {
    const address = `${fault}@example.com`;
    const first = await device.open('/sign-up');
    await readyOffline(first.page);
    const until = new Promise<void>(() => {});
    line.setRule(onMailCalls(() => ({ kind: fault, until })));
    await leaveAddress(first.page, address);
    await expect.poll(() => mailCalls(line).length).toBe(1);
    await expect.poll(async () => (await mailsFor(site, address)).length).toBe(mails);
    await device.browser.kill();

    line.setRule();
    const last = await device.open('/');
    const states = async () => (await storedItems(last.page)).map(({ state }) => state);
    await expect.poll(states, { timeout: 30_000 }).toEqual(['sent']);
    await last.close();
    expect(await mailsFor(site, address)).toHaveLength(1);
  });
}
