import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type BuiltServer, buildServer } from '../support/build-server.ts';
import { startProcess } from '../support/start-process.ts';
import { submitWhenOpen } from '../support/submit.ts';
import { type SmtpStub, startSmtpStub } from '../unit/server/smtp-stub.ts';

let built: BuiltServer;
let stub: SmtpStub;
let folder: string;

beforeAll(async () => {
  built = await buildServer();
  stub = await startSmtpStub();
  folder = await mkdtemp(join(tmpdir(), 'mail-down-'));
}, 60_000);

afterAll(async () => {
  await stub.close();
  await rm(folder, { recursive: true });
  await built.remove();
});

it('accepts a submission while mail is refused, and mails it later without being asked', async () => {
  const env = { DATA_DIR: folder, MAIL_TRANSPORT: 'smtp', SMTP_URL: stub.url };
  stub.refuse = true;
  const first = await startProcess(built.entry, env);
  const { id, data } = await submitWhenOpen(first.url);
  expect(data).toMatchObject({ success: true, data: { status: 'received' } });
  await vi.waitFor(() => expect(first.output.join('\n')).toContain('"code":"EENVELOPE"'));
  expect(first.output.join('\n')).not.toContain('example.com');
  expect(await first.stop()).toBe(0);

  stub.refuse = false;
  stub.headers.length = 0;
  const second = await startProcess(built.entry, env);
  const line = `Message-ID: <${id}@placeholder.invalid>`;
  await vi.waitFor(() => expect(stub.headers).toContain(line), { timeout: 20_000, interval: 100 });
  const replay = await submitWhenOpen(second.url, id);
  expect(replay.data).toMatchObject({ data: { status: 'sent', replayed: true } });
  expect(await second.stop()).toBe(0);
  expect(stub.headers.filter((header) => header === line)).toHaveLength(1);
}, 60_000);
