import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { finalReplyMs, MailError } from '#function/delivery/mailer.ts';
import { parseSubmission } from '#function/request/submission.ts';
import { renderMail } from '#function/delivery/deliver.ts';
import { createSmtpMailer } from '#server/mail/smtp-mailer.ts';
import { hostileTexts } from '../../function/hostile-texts.ts';
import { sampleConfig, sampleSubmission } from '../../function/samples.ts';
import { contact } from '../../function/test-function.ts';
import { type SmtpStub, startSmtpStub } from '../../../support/mail/smtp-stub.ts';

const { signal } = new AbortController();
let stub: SmtpStub;

function send(given = signal) {
  return createSmtpMailer(stub.url).send(renderMail(sampleSubmission(), sampleConfig), given);
}

beforeAll(async () => void (stub = await startSmtpStub()));

beforeEach(() => {
  stub.commands.length = 0;
  stub.headers.length = 0;
  stub.refuses = false;
  stub.hangsUp = false;
  stub.replyMs = 0;
  stub.isMute = false;
  stub.offersTls = false;
});

afterAll(() => stub.close());

const commands = (name: string) => stub.commands.filter((line) => line.startsWith(name));
const headers = (name: string) => stub.headers.filter((line) => line.startsWith(name));

it('uses our addresses for the envelope and the visitor only for replies', async () => {
  const mail = renderMail(sampleSubmission(), sampleConfig);
  await createSmtpMailer(stub.url).send(mail, signal);
  expect(commands('MAIL FROM')).toEqual(['MAIL FROM:<site@site.example>']);
  expect(commands('RCPT TO')).toEqual(['RCPT TO:<owner@site.example>']);
  expect(headers('From:')).toEqual(['From: site@site.example']);
  expect(headers('To:')).toEqual(['To: owner@site.example']);
  expect(headers('Reply-To:')).toEqual(['Reply-To: parent@example.com']);
  expect(headers('Message-ID:')).toEqual([`Message-ID: <${mail.key}@site.example>`]);
});

it('needs no certificate of a mail server on the same machine', async () => {
  stub.offersTls = true;
  expect(await send()).toHaveProperty('ref');
  expect(commands('EHLO')).toHaveLength(1);
  expect(commands('STARTTLS')).toEqual([]);
});

it('lets no hostile text add a recipient, a sender or a header', async () => {
  const mailer = createSmtpMailer(stub.url);
  const typed = hostileTexts.flatMap((text) => {
    const html = `${text}<br>.<br>\r\n.\r\nRCPT TO:<x@y.zz>\r\n${text}`;
    const subject = `Contact Form: ${text.replace(/[\p{Cc}\u2028\u2029]/gu, '')}`;
    const replyTo = `${text.slice(0, 4)}a@b.co`;
    return [{ html }, { html, subject }, { html, subject, replyTo }];
  });
  const accepted = typed
    .map((changes) => parseSubmission({ ...contact, replyTo: 'a@b.co', ...changes }))
    .flatMap((parsed) => (parsed.status === 'submission' ? [parsed.submission] : []));
  expect(accepted.length).toBeGreaterThanOrEqual(2 * hostileTexts.length);
  for (const submission of accepted)
    await mailer.send(renderMail(submission, sampleConfig), signal);
  expect(new Set(commands('MAIL FROM'))).toEqual(new Set(['MAIL FROM:<site@site.example>']));
  expect(commands('RCPT TO')).toEqual(accepted.map(() => 'RCPT TO:<owner@site.example>'));
  for (const lines of [commands('DATA'), headers('From:')])
    expect(lines).toHaveLength(accepted.length);
  expect(headers('Bcc')).toEqual([]);
  for (const line of headers('Reply-To:')) expect(line).toMatch(/^Reply-To: [\x21-\x7e]+@b\.co$/);
  expect(stub.headers.join('')).toMatch(/^[\x20-\x7e\t]*$/);
});

it('fails with a code when the server refuses', async () => {
  stub.refuses = true;
  const sending = send();
  await expect(sending).rejects.toMatchObject({ code: 'EENVELOPE', isRefusal: true });
});

it('is in doubt when the server takes the mail and hangs up', async () => {
  stub.hangsUp = true;
  const sending = send();
  await expect(sending).rejects.toMatchObject({ isRefusal: false });
});

describe('when the attempt is given up', () => {
  async function beginUntil(isThere: () => boolean) {
    const givenUp = new AbortController();
    const sending = send(givenUp.signal);
    const outcome = sending.catch((error: unknown) => error);
    await expect.poll(isThere, { interval: 10 }).toBe(true);
    return { outcome, giveUp: () => givenUp.abort(new MailError('SEND_TIMEOUT')) };
  }

  it('ends the connection before the text goes out, and is certain', async () => {
    stub.replyMs = 300;
    const { outcome, giveUp } = await beginUntil(() => commands('RCPT TO').length > 0);
    giveUp();
    expect(await outcome).toMatchObject({ code: 'SEND_TIMEOUT', isRefusal: true });
    await expect.poll(() => stub.connections, { interval: 10 }).toBe(0);
    expect(commands('DATA')).toEqual([]);
    expect(stub.headers).toEqual([]);
  });

  it('waits for the final reply to a text that was sent', async () => {
    stub.replyMs = 500;
    const { outcome, giveUp } = await beginUntil(() => headers('Message-ID:').length > 0);
    giveUp();
    expect(await outcome).toHaveProperty('ref');
  });

  it('is in doubt when that reply does not come', async () => {
    stub.isMute = true;
    const { outcome, giveUp } = await beginUntil(() => headers('Message-ID:').length > 0);
    vi.useFakeTimers();
    giveUp();
    await vi.advanceTimersByTimeAsync(finalReplyMs);
    vi.useRealTimers();
    expect(await outcome).toMatchObject({ code: 'SEND_TIMEOUT', isRefusal: false });
  });
});

it('is certain that nothing was sent when the connection breaks before the body', async () => {
  stub.refuses = true;
  stub.hangsUp = true;
  const sending = send();
  await expect(sending).rejects.toMatchObject({ code: 'ECONNECTION', isRefusal: true });
});
