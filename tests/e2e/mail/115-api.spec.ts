import type { Page } from '@playwright/test';
import { createDeferred } from '../../support/fakes/deferred.ts';
import { mailsFor } from '../../support/mail/mails-for.ts';
import { expect, test } from '../breaking-test.ts';

const sendEmail = '/api/send-email';
const visitor = { name: 'Ann <b>', subject: 'A question', message: 'One line\nand <i>another</i>' };

test.beforeEach(async ({ page, serviceWorkers, expectedErrors }) => {
  expectedErrors.push(/^Service Worker registration blocked by Playwright$/);
  await page.goto('/');
  if (serviceWorkers !== 'block')
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.waitForLoadState('networkidle');
});

test.afterEach(({ line }) => {
  expect(line.log.filter(({ path }) => path.startsWith('/api/'))).toEqual([]);
});

for (const serviceWorkers of ['allow', 'block'] as const)
  test.describe(serviceWorkers === 'allow' ? 'with a worker' : 'without a worker', () => {
    test.use({ serviceWorkers });

    test('a contact message becomes a mail', async ({ page, site }) => {
      const from = `contact-${serviceWorkers}@example.com`;
      const answer = await call(page, 'POST', sendEmail, JSON.stringify({ ...visitor, from }));
      expect(answer).toMatchObject({ status: 200, body: { success: true } });
      expect(answer.body).toHaveProperty('data');
      expect(await mailsFor(site, from)).toEqual([
        { to: 'contact@placeholder.invalid', replyTo: from, subject: 'Contact Form: A question' },
      ]);
    });
  });

test('a call that comes before the code waits for it', async ({ page, site, line }) => {
  const from = 'early-call@example.com';
  const code = createDeferred();
  line.setRule((path) =>
    path.endsWith('.js') ? { kind: 'hold', until: code.promise } : undefined,
  );
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  const answer = call(page, 'POST', sendEmail, JSON.stringify({ ...visitor, from }));
  const other = call(page, 'GET', '/api/other');
  code.resolve();
  expect(await answer).toMatchObject({ status: 200, body: { success: true } });
  expect(await other).toMatchObject({ status: 500, body: { error: 'Endpoint not found' } });
  expect(line.log.filter(({ path }) => path.startsWith('/api/'))).toEqual([]);
  expect(await mailsFor(site, from)).toHaveLength(1);
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
