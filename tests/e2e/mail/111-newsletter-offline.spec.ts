import { mailsFor } from '../../support/mail/mails-for.ts';
import {
  leaveAddress,
  newsletterForm,
  newsletterPages,
} from '../../support/page/newsletter-form.ts';
import { readyOffline } from '../../support/page/ready-offline.ts';
import { specifiedToasts } from '../../support/content/specified-toasts.ts';
import { storedItems } from '../../support/mail/stored-items.ts';
import { expect, test } from '../breaking-test.ts';

const { saved, success } = specifiedToasts;
/** The page tries again after 5 seconds, then after 15, each a fifth more or less. */
const twoTries = { timeout: 45_000 };

for (const { path } of newsletterPages) {
  test(`${path} saves an address, and sends it by its own clock`, async ({
    page,
    site,
    line,
    toasts,
  }) => {
    test.setTimeout(120_000);
    const address = `clock-${path.slice(1)}@example.com`;
    await page.goto(path);
    await readyOffline(page);
    await line.close();
    await leaveAddress(page, address);
    await expect.poll(() => toasts).toEqual([saved]);
    await expect(newsletterForm(page).field).toHaveValue('');
    await expect(newsletterForm(page).button).toBeEnabled();
    expect(await storedItems(page)).toMatchObject([{ state: 'waiting' }]);
    expect(await mailsFor(site, address)).toEqual([]);

    await line.open();
    await expect.poll(() => toasts, twoTries).toEqual([saved, success]);
    await expect.poll(() => storedItems(page)).toEqual([]);
    expect(await mailsFor(site, address)).toHaveLength(1);
  });
}

test('sends when the device itself was offline and is back', async ({
  page,
  context,
  site,
  toasts,
}) => {
  test.setTimeout(120_000);
  const address = 'flight-mode@example.com';
  await page.goto('/sign-up');
  await readyOffline(page);
  await context.setOffline(true);
  await leaveAddress(page, address);
  await expect.poll(() => toasts).toEqual([saved]);
  await context.setOffline(false);
  await expect.poll(() => toasts, twoTries).toEqual([saved, success]);
  await expect.poll(() => storedItems(page)).toEqual([]);
  expect(await mailsFor(site, address)).toHaveLength(1);
});

test('two tabs send once, and one of them says so', async ({
  page,
  context,
  site,
  line,
  toasts,
}) => {
  test.setTimeout(120_000);
  await page.goto('/schools');
  await readyOffline(page);
  const other = await context.newPage();
  await other.goto('/sign-up');
  await line.close();
  await leaveAddress(page, 'tab-one@example.com');
  await expect.poll(() => toasts).toEqual([saved]);
  await line.open();
  await expect.poll(() => toasts, twoTries).toEqual([saved, success]);
  await expect.poll(() => storedItems(page)).toEqual([]);
  // The next address takes the same way through both tabs: a second toast would be out by now.
  await leaveAddress(other, 'tab-two@example.com');
  await expect.poll(() => toasts).toEqual([saved, success, success]);
  await expect.poll(() => storedItems(other)).toEqual([]);
  for (const address of ['tab-one@example.com', 'tab-two@example.com'])
    expect(await mailsFor(site, address)).toHaveLength(1);
});
