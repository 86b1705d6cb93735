import { mailCalls, onMailCalls } from '../../support/mail/mail-calls.ts';
import { mailsFor } from '../../support/mail/mails-for.ts';
import { leaveAddress } from '../../support/page/newsletter-form.ts';
import { readyOffline } from '../../support/page/ready-offline.ts';
import { specifiedToasts } from '../../support/content/specified-toasts.ts';
import { storedItems } from '../../support/mail/stored-items.ts';
import { expect, test } from '../breaking-test.ts';

const { saved, sentSoon, success } = specifiedToasts;
/** The page tries again after 5 seconds, then after 15, each a fifth more or less. */
const twoTries = { timeout: 45_000 };
const trouble = { kind: 'answer', type: 'application/json', body: '{"error":"No"}' } as const;

test.beforeEach(() => test.setTimeout(120_000));

test('an answer that is lost makes no second mail', async ({ page, site, line, toasts }) => {
  const address = 'lost@example.com';
  await page.goto('/sign-up');
  await readyOffline(page);
  line.setRule(onMailCalls(() => ({ kind: 'lose-answer' })));
  await leaveAddress(page, address);
  await expect.poll(() => toasts).toEqual([saved]);
  expect(await mailsFor(site, address)).toHaveLength(1);
  line.setRule();
  await expect.poll(() => toasts, twoTries).toEqual([saved, success]);
  await expect.poll(() => storedItems(page)).toEqual([]);
  expect(await mailsFor(site, address)).toHaveLength(1);
});

test('three times 503, then one mail', async ({ page, site, line, toasts }) => {
  const address = 'unavailable@example.com';
  await page.clock.install();
  await page.goto('/schools');
  await readyOffline(page);
  let left = 3;
  line.setRule(onMailCalls(() => (left-- > 0 ? { ...trouble, status: 503 } : undefined)));
  await leaveAddress(page, address);
  await expect.poll(() => toasts).toEqual([sentSoon]);
  // The pauses grow to a minute: the page's clock goes faster here.
  const later = async () => {
    await page.clock.fastForward(20_000);
    return toasts;
  };
  await expect.poll(later, twoTries).toEqual([sentSoon, success]);
  await expect.poll(() => storedItems(page)).toEqual([]);
  expect(mailCalls(line).length).toBeGreaterThanOrEqual(4);
  expect(await mailsFor(site, address)).toHaveLength(1);
});

test('a server that asks for time gets it, whatever happens', async ({
  page,
  site,
  line,
  toasts,
}) => {
  const address = 'patience@example.com';
  const seconds = 8;
  await page.goto('/schools');
  await readyOffline(page);
  let left = 1;
  const headers = { 'retry-after': String(seconds) };
  line.setRule(onMailCalls(() => (left-- > 0 ? { ...trouble, status: 429, headers } : undefined)));
  await leaveAddress(page, address);
  await expect.poll(() => toasts).toEqual([sentSoon]);
  const flush = async () => {
    await page.evaluate(() => dispatchEvent(new Event('online')));
    return toasts;
  };
  await expect.poll(flush, twoTries).toEqual([sentSoon, success]);
  const [first, second, ...more] = mailCalls(line).map(({ at }) => at);
  expect((second ?? 0) - (first ?? 0)).toBeGreaterThanOrEqual(seconds * 1_000);
  expect(more).toEqual([]);
  await expect.poll(() => storedItems(page)).toEqual([]);
  expect(await mailsFor(site, address)).toHaveLength(1);
});

test("a filter's page is no success", async ({ page, site, line, toasts }) => {
  const address = 'filtered@example.com';
  const body = '<!doctype html><title>Blocked</title><h1>Blocked by your school</h1>';
  await page.goto('/schools');
  await readyOffline(page);
  line.setRule(() => ({ kind: 'answer', status: 200, type: 'text/html', body }));
  await leaveAddress(page, address);
  await expect.poll(() => toasts).toEqual([saved]);
  expect(mailCalls(line).length).toBeGreaterThanOrEqual(1);
  expect(await storedItems(page)).toMatchObject([{ state: 'waiting' }]);
  expect(await mailsFor(site, address)).toEqual([]);
  line.setRule();
  await expect.poll(() => toasts, twoTries).toEqual([saved, success]);
  await expect.poll(() => storedItems(page)).toEqual([]);
  expect(await mailsFor(site, address)).toHaveLength(1);
});
