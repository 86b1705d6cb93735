import { expect, it } from 'vitest';
import { createEraseHandler, createRetryHandler } from '#function/request/owner-handlers.ts';
import type { Mail } from '#function/delivery/mailer.ts';
import { createMemoryStore } from './memory-store.ts';
import { sampleConfig, sampleSubmission } from './samples.ts';

const secret = 'r'.repeat(40);

function createTestRetry(fails = false) {
  const store = createMemoryStore();
  const mails: Mail[] = [];
  const mailer = {
    remembersSeconds: null,
    async send(mail: Mail) {
      if (fails) throw new Error('down');
      mails.push(mail);
      return { ref: 'r' };
    },
  };
  const shutdown = new AbortController().signal;
  const [log, waitUntil] = [() => undefined, () => undefined];
  const unmarked = new Map<string, string>();
  const ports = { config: sampleConfig, store, mailer, shutdown, log, unmarked, waitUntil };
  const handle = createRetryHandler(ports, secret);
  const erase = createEraseHandler(ports, secret);
  const call = (headers: Readonly<Record<string, string>>, method = 'POST') =>
    handle(new Request('https://f.example/', { method, headers }));
  const eraseBody = (body: string, given = secret) =>
    erase(
      new Request('https://f.example/', {
        method: 'POST',
        headers: { 'x-retry-secret': given },
        body,
      }),
    );
  return { store, mails, call, eraseBody };
}

it.each([
  {},
  { 'x-retry-secret': '' },
  { 'x-retry-secret': 'r'.repeat(39) },
  { 'x-retry-secret': 'R'.repeat(40) },
])('refuses a stranger (case %#)', async (headers) => {
  const { store, mails, call } = createTestRetry();
  await store.claim(sampleSubmission(), 'ip');
  store.makeDue();
  const response = await call(headers);
  expect(response.status).toBe(401);
  expect(mails).toEqual([]);
});

it('sends all that is due, in several batches', async () => {
  const { store, mails, call } = createTestRetry();
  for (let n = 0; n < 35; n += 1) await store.claim(sampleSubmission(), 'ip');
  store.makeDue();
  const response = await call({ 'x-retry-secret': secret });
  const data = { sent: 35, waiting: 0, overdue: 0, expiring: 0, held: 0 };
  expect(await response.json()).toEqual({ success: true, data });
  expect(new Set(mails.map((mail) => mail.key)).size).toBe(35);
});

it('leaves what cannot be sent for later, waiting longer every time', async () => {
  const { store, call } = createTestRetry(true);
  await store.claim(sampleSubmission(), 'ip');
  for (let n = 0; n < 9; n += 1) {
    store.makeDue();
    expect(await (await call({ 'x-retry-secret': secret })).json()).toMatchObject({
      data: { sent: 0, waiting: 1 },
    });
  }
  const waits = store.finishes.map(
    (finish) => finish.outcome === 'failed' && finish.retryInSeconds,
  );
  expect(waits).toEqual([60, 120, 240, 480, 960, 1920, 3600, 3600, 3600]);
});

it('erases one address for its owner, and nothing for a stranger', async () => {
  const { store, eraseBody } = createTestRetry();
  await store.claim(sampleSubmission({ email: 'a@example.com' }), 'ip');
  await store.claim(sampleSubmission({ email: 'b@example.com' }), 'ip');
  const body = JSON.stringify({ email: ' a@example.com' });
  expect((await eraseBody(body, 'stranger')).status).toBe(401);
  expect(store.rows.size).toBe(2);
  expect(await (await eraseBody(body)).json()).toEqual({
    success: true,
    data: { erased: 1, unknown: 0 },
  });
  expect(store.rows.size).toBe(1);
});

it.each(['', '{}', '{"email":"nobody"}', '{"email":["a@example.com"]}'])(
  'does not erase for %j',
  async (body) => {
    expect((await createTestRetry().eraseBody(body)).status).toBe(422);
  },
);
