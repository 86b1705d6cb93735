import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { contactBody } from '#api/answer-api-request.ts';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { parseSubmission, type Submission } from '#function/request/submission.ts';
import { renderMail } from '#function/delivery/deliver.ts';
import { createOutboxMailer } from '#server/mail/mail-function.ts';
import { removeTemporaryFiles } from '#server/folder/durable-file.ts';
import { temporaryFolder } from '../../../support/servers/temporary-folder.ts';
import { hostileTexts } from '../../function/hostile-texts.ts';
import { sampleConfig, sampleSubmission } from '../../function/samples.ts';
import { contact } from '../../function/test-function.ts';

const signal = new AbortController().signal;
let folder: string;

beforeEach(() => void (folder = temporaryFolder(onTestFinished)));

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

describe('a mail program reads what was typed', () => {
  async function mailed(changes: Partial<Submission>) {
    const mail = renderMail(sampleSubmission(changes), sampleConfig);
    await createOutboxMailer(folder).send(mail, signal);
    const raw = await readFile(join(folder, `${mail.key}.eml`), 'utf8');
    return { mail, raw, parsed: await PostalMime.parse(raw) };
  }

  it.each([
    // The function refuses line breaks; no-open-relay.test.ts checks that.
    ...hostileTexts.filter((text) => !text.includes('\n')),
    '=?utf-8?B?4oCuZXZpbA==?= =?utf-8?Q?=E2=80=AE?=',
    `=?${'é😀'.repeat(60)}?=`,
    `a =? ${'long words '.repeat(20)}`,
    'x'.repeat(200),
    '',
  ])('in any subject that is accepted: %j', async (typed) => {
    const result = parseSubmission({ ...contact, subject: `Contact Form: ${typed}` });
    if (result.status !== 'submission') throw new Error(result.status);
    const { subject } = result.submission;
    const { mail, raw, parsed } = await mailed({ subject });
    // Python's parser adds a space when a header is folded before its first word.
    expect(raw).toMatch(/^Subject: \S/m);
    expect(parsed.subject).toBe(`Contact Form: ${subject}`.trim());
    expect(parsed.subject).not.toMatch(/[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u);
    const names = parsed.headers.map(({ key }) => key).sort();
    const known = 'content-type date from message-id mime-version reply-to subject to';
    expect(names.join(' ')).toBe(known);
    expect(mail.subject).not.toMatch(/\s$/);
  });

  it.each([
    '  indented\n\n\n\nmany  two',
    'one\r\ntwo\rthree',
    '\tA tab, 1\u00a0000 books,\u3000全角 and  two blanks',
    `${'a long line of words '.repeat(30)}\n> quoted\n.\nFrom here on -- \n-- \nSigned`,
    '<b>not</b> &amp; a tag\n=3D =?utf-8?Q?x?= 100 %',
  ])('in the message %j', async (message) => {
    const typed = { name: 'Ada', from: 'ada@example.com', subject: 'Books', message };
    const result = parseSubmission(contactBody(typed, 'x@example.com', crypto.randomUUID()));
    if (result.status !== 'submission') throw new Error(result.status);
    const { parsed } = await mailed(result.submission);
    const words = message.replace(/\r\n?/g, '\n');
    expect(parsed.text).toContain(`Message:\n${words}\n`);
    const shown = words.replaceAll('\t', '    ');
    expect(textOf(parsed.html ?? '')).toContain(`Message:\n${shown}</p>`);
  });
});

it('does not write over the first mail', async () => {
  const mail = renderMail(sampleSubmission(), sampleConfig);
  const mailer = createOutboxMailer(folder);
  await mailer.send(mail, signal);
  await mailer.send({ ...mail, subject: 'Another' }, signal);
  expect(await readFile(join(folder, `${mail.key}.eml`), 'utf8')).not.toContain('Another');
});

it('removes the temporary files of a killed process and nothing else', async () => {
  const names = ['.0b9f.tmp', 'keep.eml', '.other'];
  for (const name of names) await writeFile(join(folder, name), '');
  await removeTemporaryFiles(folder);
  expect((await readdir(folder)).sort()).toEqual(['.other', 'keep.eml']);
});

/** Returns the text that a mail program shows of our HTML, with spaces collapsed. */
function textOf(html: string): string {
  const shown = html.replace(/[ \t\r\n]+/g, ' ').replaceAll('<br>', '\n');
  const characters = { '&nbsp;': ' ', '&lt;': '<', '&gt;': '>', '&amp;': '&', '&#39;': "'" };
  return Object.entries(characters).reduce((text, pair) => text.replaceAll(...pair), shown);
}
