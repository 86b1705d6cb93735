import { mailsFor } from '../../support/mail/mails-for.ts';
import { leaveAddress, newsletterForm } from '../../support/page/newsletter-form.ts';
import { specifiedToasts } from '../../support/content/specified-toasts.ts';
import { storedItems } from '../../support/mail/stored-items.ts';
import { watchChunks } from '../../support/page/watch-chunks.ts';
import { expect, test } from '../breaking-test.ts';

const { saved, success } = specifiedToasts;

test.use({ hasWorkers: false });

test('an address is saved, and sent by the page’s own clock', async ({
  page,
  site,
  line,
  toasts,
}) => {
  const address = 'clock@example.com';
  const chunksCame = watchChunks(page);
  await page.clock.install();
  await page.goto('/schools');
  // The code that a press needs must load before the network goes.
  await chunksCame('subscribe', 'outbox', 'toast-layer');
  await line.close();
  await leaveAddress(page, address);
  await expect.poll(() => toasts).toEqual([saved]);
  await expect(newsletterForm(page).field).toHaveValue('');
  await expect(newsletterForm(page).button).toBeEnabled();
  expect(await storedItems(page)).toMatchObject([{ state: 'waiting' }]);
  expect(await mailsFor(site, address)).toEqual([]);

  await line.open();
  // The page retries after 5 seconds, with a jitter of 20 %.
  await page.clock.fastForward(6_500);
  await expect.poll(() => toasts).toEqual([saved, success]);
  await expect.poll(() => storedItems(page)).toEqual([]);
  expect(await mailsFor(site, address)).toHaveLength(1);
});
