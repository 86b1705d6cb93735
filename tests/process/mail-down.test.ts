import { afterAll, beforeAll, expect, it } from 'vitest';
import { submitWhenOpen } from '../support/mail/submit.ts';
import { type SmtpStub, startSmtpStub } from '../unit/server/mail/smtp-stub.ts';
import { useServers } from './use-servers.ts';

const { start, usedFolder } = useServers();
let stub: SmtpStub;

beforeAll(async () => {
  stub = await startSmtpStub();
});

afterAll(() => stub.close());

it('accepts a submission while mail is refused, and mails it later without being asked', async () => {
  const env = { DATA_DIR: await usedFolder(), MAIL_TRANSPORT: 'smtp', SMTP_URL: stub.url };
  stub.refuse = true;
  const first = await start(env);
  const { id, data } = await submitWhenOpen(first.url);
  expect(data).toMatchObject({ success: true, data: { status: 'received' } });
  await expect.poll(() => first.output.join('\n')).toContain('"code":"EENVELOPE"');
  expect(first.output.join('\n')).not.toContain('example.com');
  expect(await first.stop()).toBe(0);

  stub.refuse = false;
  stub.headers.length = 0;
  const second = await start(env);
  const line = `Message-ID: <${id}@placeholder.invalid>`;
  await expect.poll(() => stub.headers).toContain(line);
  // The mail server has the mail a moment before the database knows of it.
  const replay = async () => (await submitWhenOpen(second.url, id)).data;
  await expect.poll(replay).toMatchObject({ data: { status: 'sent', replayed: true } });
  expect(await second.stop()).toBe(0);
  expect(stub.headers.filter((header) => header === line)).toHaveLength(1);
});
