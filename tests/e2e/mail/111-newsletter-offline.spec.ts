import { mailsFor } from '../../support/mail/mails-for.ts';
import { leaveAddress, newsletterForm } from '../../support/page/newsletter-form.ts';
import { readyOffline } from '../../support/page/ready-offline.ts';
import { specifiedToasts } from '../../support/content/specified-toasts.ts';
import { storedItems } from '../../support/mail/stored-items.ts';
import { watchChunks } from '../../support/page/watch-chunks.ts';
import { expect, test } from '../breaking-test.ts';

const { saved, success } = specifiedToasts;

for (const serviceWorkers of ['allow', 'block'] as const)
  test.describe(serviceWorkers === 'allow' ? 'with a worker' : 'without a worker', () => {
    test.use({ serviceWorkers });

    test('an address is saved, and sent by the page’s own clock', async ({
      page,
      site,
      line,
      toasts,
      expectedErrors,
    }) => {
      expectedErrors.push(/^Service Worker registration blocked by Playwright$/);
      test.setTimeout(120_000);
      const address = `clock-${serviceWorkers}@example.com`;
      const chunksCame = watchChunks(page);
      await page.goto('/schools');
      // What a press needs when the network has gone by then.
      if (serviceWorkers === 'allow') await readyOffline(page);
      else await chunksCame('outbox', 'toast-layer');
      await line.close();
      await leaveAddress(page, address);
      await expect.poll(() => toasts).toEqual([saved]);
      await expect(newsletterForm(page).field).toHaveValue('');
      await expect(newsletterForm(page).button).toBeEnabled();
      expect(await storedItems(page)).toMatchObject([{ state: 'waiting' }]);
      expect(await mailsFor(site, address)).toEqual([]);

      await line.open();
      // The page tries again after 5 seconds, then after 15, each a fifth more or less.
      await expect.poll(() => toasts, { timeout: 45_000 }).toEqual([saved, success]);
      await expect.poll(() => storedItems(page)).toEqual([]);
      expect(await mailsFor(site, address)).toHaveLength(1);
    });
  });
