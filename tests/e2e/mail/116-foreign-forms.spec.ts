import type { Page } from '@playwright/test';
import { enctypes, foreignForm } from '../../support/page/foreign-form.ts';
import { type ForeignHost, startForeignHost } from '../../support/servers/foreign-host.ts';
import { mailCalls } from '../../support/mail/mail-calls.ts';
import { mailsFor } from '../../support/mail/mails-for.ts';
import { expect, test as base } from '../breaking-test.ts';

const test = base.extend<{ readonly foreign: ForeignHost }>({
  foreign: async ({}, use) => {
    const foreign = await startForeignHost();
    await use(foreign);
    await foreign.close();
  },
});

test.beforeEach(async ({ page, foreign, expectedErrors }) => {
  expectedErrors.push(new RegExp(`^Request to another host: ${foreign.url}/`));
  await page.goto('/');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
});

/** The form of another site's page goes out without a press. */
async function submits(page: Page, foreign: ForeignHost, html: string): Promise<void> {
  foreign.page = html;
  await page.goto(foreign.url);
  await page.evaluate(() => {
    // Not in this turn: the page may be gone before it has answered.
    setTimeout(() => document.forms[0]?.submit());
  });
}

// One device for all four: nothing of a form that was refused stays on it.
for (const enctype of enctypes)
  test(`a form of another site sends no mail: ${enctype}`, async ({
    page,
    context,
    site,
    line,
    foreign,
  }) => {
    const from = 'foreign-form@example.com';
    const action = `${site.url}/api/send-email`;
    for (const target of ['_self', '_top', '_blank', 'frame'])
      await test.step(`to ${target}`, async () => {
        const answered = context.waitForEvent('response', (answer) => answer.url() === action);
        await submits(page, foreign, foreignForm({ action, enctype, from, target }));
        const answer = await answered;
        expect([answer.status(), answer.fromServiceWorker()]).toEqual([500, true]);
        expect(await answer.json()).toEqual({ error: 'Method not allowed' });
        expect(mailCalls(line)).toEqual([]);
        expect(await mailsFor(site, from)).toEqual([]);
      });
  });

test('a form that another site passes on sends no mail', async ({ page, site, line, foreign }) => {
  const from = 'passed-on@example.com';
  const action = `${site.url}/api/send-email`;
  foreign.passesOnTo = action;
  const answered = page.waitForResponse(action);
  await submits(page, foreign, foreignForm({ action: foreign.url, enctype: 'text/plain', from }));
  expect((await answered).status()).toBe(500);
  await expect(page.locator('body')).toHaveText('{"error":"Method not allowed"}');
  expect(mailCalls(line)).toEqual([]);
  expect(await mailsFor(site, from)).toEqual([]);
});
