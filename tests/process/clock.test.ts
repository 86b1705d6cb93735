import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ServerEnv, ServerProcess } from '../support/servers/start-process.ts';
import { submit, submitWhenOpen } from '../support/mail/submit.ts';
import { type SmtpStub, startSmtpStub } from '../support/mail/smtp-stub.ts';
import { useServers } from './use-servers.ts';

const preload = fileURLToPath(new URL('../support/browser/clock-preload.cjs', import.meta.url));
const hour = 3_600_000;
const year = 365 * 24 * hour;

const servers = useServers();
let stub: SmtpStub;
let server: ServerProcess;
let env: ServerEnv;

beforeAll(async () => {
  stub = await startSmtpStub();
  const folder = await servers.usedFolder();
  env = {
    DATA_DIR: folder,
    ...stub.settings,
    SWEEP_SECONDS: '1',
    CLOCK_FILE: join(folder, 'clock'),
    NODE_OPTIONS: `--require "${preload}"`,
  };
  jumpTo(0);
  server = await servers.start(env);
  await submitWhenOpen(server.url);
});

afterAll(() => stub.close());

function jumpTo(ms: number): void {
  const file = env.CLOCK_FILE ?? '';
  writeFileSync(`${file}.new`, String(ms));
  renameSync(`${file}.new`, file);
}

const timesSent = (id: string) =>
  stub.headers.filter((line) => line === `Message-ID: <${id}@site.example>`).length;

async function says(text: string): Promise<void> {
  await expect.poll(() => server.output.join('\n')).toContain(text);
}

async function isSent(id: string, times = 1): Promise<void> {
  await expect.poll(() => timesSent(id)).toBe(times);
}

it('raises an alarm when mails have been refused for a day', async () => {
  stub.refuses = true;
  const { id } = await submit(server.url);
  jumpTo(25 * hour);
  await says('"outcome":"overdue","count":1');
  stub.refuses = false;
  jumpTo(27 * hour);
  await isSent(id);
});

it('loses nothing when the clock jumps ten years ahead, past every retention', async () => {
  const mailed = await submit(server.url);
  stub.refuses = true;
  const { id } = await submit(server.url);
  jumpTo(10 * year);
  await says('"outcome":"expiring"');
  expect((await submit(server.url, mailed.id)).data).toMatchObject({ data: { replayed: true } });
  expect(timesSent(mailed.id)).toBe(1);
  stub.refuses = false;
  jumpTo(10 * year + hour);
  await isSent(id);
});

it('does not wait ten years for a retry that was planned on the wrong day', async () => {
  stub.refuses = true;
  const { id } = await submit(server.url);
  stub.refuses = false;
  jumpTo(0);
  await isSent(id);
});

it('holds back what may have been mailed a day ago, until its owner says otherwise', async () => {
  stub.hangsUp = true;
  const { id, data } = await submit(server.url);
  expect(data).toMatchObject({ data: { status: 'received' } });
  stub.hangsUp = false;
  jumpTo(25 * hour);
  await says('"outcome":"held"');
  expect((await submit(server.url, id)).data).toMatchObject({ data: { status: 'received' } });
  expect(timesSent(id)).toBe(1);
  expect(await server.stop()).toBe(0);

  server = await servers.start({ ...env, RELEASE_HELD: '1' });
  await isSent(id, 2);
});
