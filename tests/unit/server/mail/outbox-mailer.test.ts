import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { renderMail } from '../../../../supabase/functions/_shared/delivery/deliver.ts';
import { createOutboxMailer } from '#server/mail/outbox-mailer.ts';
import { removeDrafts } from '#server/folder/durable-file.ts';
import { sampleConfig, sampleSubmission } from '../../function/samples.ts';

const signal = new AbortController().signal;
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'outbox-'));
});

afterEach(() => rm(folder, { recursive: true }));

it('writes one whole file per submission, however often it is sent', async () => {
  const submission = sampleSubmission();
  const mail = renderMail(submission, sampleConfig);
  const mailer = createOutboxMailer(folder);
  await Promise.all(Array.from({ length: 20 }, () => mailer.send(mail, signal)));
  expect(await readdir(folder)).toEqual([`${submission.id}.eml`]);
  const text = await readFile(join(folder, `${submission.id}.eml`), 'utf8');
  expect(text).toContain(`Message-ID: <${submission.id}@site.example>`);
  expect(text).toContain('To: owner@site.example');
  expect(text).toContain('Reply-To: parent@example.com');
});

it('does not write over the first mail', async () => {
  const mail = renderMail(sampleSubmission(), sampleConfig);
  const mailer = createOutboxMailer(folder);
  await mailer.send(mail, signal);
  await mailer.send({ ...mail, subject: 'Another' }, signal);
  expect(await readFile(join(folder, `${mail.key}.eml`), 'utf8')).not.toContain('Another');
});

it('fails, and leaves nothing behind, when the folder cannot be written', async () => {
  const mail = renderMail(sampleSubmission(), sampleConfig);
  await expect(createOutboxMailer(join(folder, 'gone')).send(mail, signal)).rejects.toThrow(
    'ENOENT',
  );
});

it('clears the drafts of a killed process and nothing else', async () => {
  const names = ['.0b9f.tmp', 'keep.eml', '.other'];
  for (const name of names) await writeFile(join(folder, name), '');
  await removeDrafts(folder);
  expect((await readdir(folder)).sort()).toEqual(['.other', 'keep.eml']);
});
