import { it } from 'vitest';
import type { ServerEnv, ServerProcess } from '../support/servers/start-process.ts';
import { submit, submitWhenOpen } from '../support/mail/submit.ts';
import { type SmtpStub, startSmtpStub } from '../support/mail/smtp-stub.ts';
import { useServers } from './use-servers.ts';

const servers = useServers();

interface Slow {
  readonly stub: SmtpStub;
  readonly env: ServerEnv;
  readonly server: ServerProcess;
}

const test = it.extend<{ readonly slow: Slow }>({
  slow: async ({}, use) => {
    const stub = await startSmtpStub();
    const env = {
      DATA_DIR: await servers.usedFolder(),
      ...stub.settings,
      SWEEP_SECONDS: '1',
    };
    const server = await servers.start(env);
    await submitWhenOpen(server.url);
    stub.commands.length = 0;
    stub.headers.length = 0;
    await use({ stub, env, server });
    await stub.close();
  },
});

/** Submits again, which tells whether the mail went out. */
async function statusOf({ url }: ServerProcess, id: string): Promise<unknown> {
  return (await submitWhenOpen(url, id)).data;
}

const sent = { success: true, data: { status: 'sent', replayed: true } };
const times = ({ headers }: SmtpStub, id: string) =>
  headers.filter((line) => line.includes(`<${id}@`)).length;

test.concurrent(
  'answers the page in time, and mails once although the mail server takes longer',
  async ({ expect, slow: { stub, server } }) => {
    stub.replyMs = 3_000;
    const started = performance.now();
    const { id, data } = await submit(server.url);
    expect(data).toMatchObject({ success: true, data: { status: 'received' } });
    // The mail itself takes six replies.
    expect(performance.now() - started).toBeLessThan(6 * stub.replyMs);
    await expect.poll(() => statusOf(server, id)).toMatchObject(sent);
    expect(times(stub, id)).toBe(1);
    expect(await server.stop()).toBe(0);
  },
);

test.concurrent.for([
  ['before', ({ commands }: SmtpStub) => commands.some((line) => line.startsWith('RCPT'))],
  ['while', ({ headers }: SmtpStub) => headers.some((line) => line.startsWith('Message-ID'))],
] as const)(
  'mails once when told to stop %s the text is on its way',
  async ([, isThere], { expect, slow: { stub, env, server } }) => {
    stub.replyMs = 2_500;
    const answered = submit(server.url);
    await expect.poll(() => isThere(stub), { interval: 50 }).toBe(true);
    const told = performance.now();
    expect(await server.stop()).toBe(0);
    expect(performance.now() - told).toBeLessThan(13_000);
    const { id, status } = await answered;
    expect(status).toBe(200);
    stub.replyMs = 0;
    const next = await servers.start(env);
    await expect.poll(() => statusOf(next, id)).toMatchObject(sent);
    expect(times(stub, id)).toBe(1);
    expect(await next.stop()).toBe(0);
  },
);
