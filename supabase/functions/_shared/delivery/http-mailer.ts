import * as v from 'valibot';
import { MailError, type Mail, type Mailer, messageId } from './mailer.ts';

export interface MailApi {
  readonly url: string;
  readonly key: string;
}

/** The service remembers for 24 hours; one hour is for the time on the way and for two clocks. */
const remembersSeconds = 23 * 3600;

/** Sends through an HTTP mail service that remembers keys for a day, so that a repeat is no second mail. */
export function createHttpMailer(api: MailApi): Mailer {
  return {
    remembersSeconds,
    async send(mail, signal) {
      const response = await fetch(api.url, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${api.key}`,
          'content-type': 'application/json',
          'idempotency-key': mail.key,
        },
        body: JSON.stringify(toApiMail(mail)),
        redirect: 'error',
        signal,
      });
      if (!response.ok) {
        await response.body?.cancel();
        throw new MailError(`HTTP_${response.status}`, isRefusal(response.status));
      }
      const answer = v.safeParse(answerSchema, await response.json());
      if (!answer.success) throw new MailError('HTTP_ANSWER');
      const { id } = answer.output;
      return { ref: plainName.test(id) ? id : '' };
    },
  };
}

/** 409: another attempt with this key is under way, or went out with other words. */
function isRefusal(status: number): boolean {
  return status < 500 && status !== 408 && status !== 409;
}

/** What may be kept of the service's name for the mail; the mail is out, whatever it is called. */
const plainName = /^[\x21-\x7e]{1,200}$/;

const answerSchema = v.object({ id: v.string() });

function toApiMail(mail: Mail): object {
  const { from, to, subject, text, html, replyTo } = mail;
  const replies = replyTo === null ? {} : { reply_to: [replyTo] };
  const headers = { 'Message-ID': messageId(mail) };
  return { from, to: [to], subject: plainSubject(subject), text, html, headers, ...replies };
}

/**
 * Keeps a subject from being read as an encoded word (RFC 2047). How the service encodes is not known,
 * so an invisible word joiner parts the two characters that begin one.
 */
function plainSubject(subject: string): string {
  return subject.replaceAll('=?', '=\u2060?');
}
