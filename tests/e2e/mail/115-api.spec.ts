import type { Page } from '@playwright/test';
import { createDeferred } from '../../support/fakes/deferred.ts';
import { mailsFor } from '../../support/mail/mails-for.ts';
import { expect, test } from '../breaking-test.ts';

const sendEmail = '/api/send-email';
const visitor = { name: 'Ann <b>', subject: 'A question', message: 'One line\nand <i>another</i>' };

test.afterEach(({ line }) => {
  expect(line.log.filter(({ path }) => path.startsWith('/api/'))).toEqual([]);
});

test('the worker turns a contact message into a mail', async ({ page, site }) => {
  const from = 'by-worker@example.com';
  await page.goto('/');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const answer = await call(page, 'POST', sendEmail, JSON.stringify({ ...visitor, from }));
  expect(answer).toMatchObject({ status: 200, body: { success: true } });
  expect(answer.body).toHaveProperty('data');
  expect(await mailsFor(site, from)).toEqual([
    { to: 'contact@placeholder.invalid', replyTo: from, subject: 'Contact Form: A question' },
  ]);
});

test.describe('without a worker', () => {
  test.use({ hasWorkers: false });

  test('the page answers a call, even before the runtime has loaded', async ({
    page,
    site,
    line,
  }) => {
    const code = createDeferred();
    line.setRule((path) =>
      path.endsWith('.js') ? { kind: 'hold', until: code.promise } : undefined,
    );
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    const from = 'by-page@example.com';
    const answer = call(page, 'POST', sendEmail, JSON.stringify({ ...visitor, from }));
    const other = call(page, 'GET', '/api/other');
    code.resolve();
    expect(await answer).toMatchObject({ status: 200, body: { success: true } });
    expect(await other).toMatchObject({ status: 500, body: { error: 'Endpoint not found' } });
    expect(await mailsFor(site, from)).toEqual([
      { to: 'contact@placeholder.invalid', replyTo: from, subject: 'Contact Form: A question' },
    ]);
  });
});

interface ApiAnswer {
  readonly status: number;
  /** Parsed; null when it is no JSON. */
  readonly body: unknown;
}

function call(page: Page, method: string, path: string, body?: string): Promise<ApiAnswer> {
  return page.evaluate(
    async ([address, init]) => {
      const answer = await fetch(address, init);
      return { status: answer.status, body: await answer.json().catch(() => null) };
    },
    [path, { method, ...(body === undefined ? {} : { body }) }] as const,
  );
}
