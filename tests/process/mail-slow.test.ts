import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { ServerEnv, ServerProcess } from '../support/servers/start-process.ts';
import { submit, submitWhenOpen } from '../support/mail/submit.ts';
import { type SmtpStub, startSmtpStub } from '../unit/server/mail/smtp-stub.ts';
import { useServers } from './use-servers.ts';

const servers = useServers();
let stub: SmtpStub;
let env: ServerEnv;
let server: ServerProcess;

beforeAll(async () => {
  stub = await startSmtpStub();
});

afterAll(() => stub.close());

beforeEach(async () => {
  stub.replyMs = 0;
  env = {
    DATA_DIR: await servers.usedFolder(),
    MAIL_TRANSPORT: 'smtp',
    SMTP_URL: stub.url,
    SWEEP_SECONDS: '1',
  };
  server = await servers.start(env);
  await submitWhenOpen(server.url);
  stub.commands.length = 0;
  stub.headers.length = 0;
});

/** Whether the mail went out, which a replay is told. */
async function statusOf(id: string): Promise<unknown> {
  return (await submitWhenOpen(server.url, id)).data;
}

const sent = { success: true, data: { status: 'sent', replayed: true } };
const times = (id: string) => stub.headers.filter((line) => line.includes(`<${id}@`)).length;

it('answers the page in time, and mails once what takes the mail server longer', async () => {
  stub.replyMs = 2_000;
  const started = performance.now();
  const { id, data } = await submit(server.url);
  expect(data).toMatchObject({ success: true, data: { status: 'received' } });
  expect(performance.now() - started).toBeLessThan(10_000);
  await expect.poll(() => statusOf(id)).toMatchObject(sent);
  expect(times(id)).toBe(1);
  expect(await server.stop()).toBe(0);
});

it.each([
  ['before', () => stub.commands.some((line) => line.startsWith('RCPT'))],
  ['while', () => stub.headers.some((line) => line.startsWith('Message-ID'))],
])('mails once when told to stop %s the text is on its way', async (_when, isThere) => {
  stub.replyMs = 2_500;
  const answered = submit(server.url);
  await expect.poll(isThere, { interval: 50 }).toBe(true);
  const told = performance.now();
  expect(await server.stop()).toBe(0);
  expect(performance.now() - told).toBeLessThan(13_000);
  const { id, status } = await answered;
  expect(status).toBe(200);
  stub.replyMs = 0;
  server = await servers.start(env);
  await expect.poll(() => statusOf(id)).toMatchObject(sent);
  expect(times(id)).toBe(1);
  expect(await server.stop()).toBe(0);
});
