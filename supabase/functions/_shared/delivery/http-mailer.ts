import * as v from 'valibot';
import { errorCode } from '../settings/log.ts';
import { MailError, type Mail, type Mailer, messageId } from './mailer.ts';

export interface MailApi {
  readonly url: string;
  readonly key: string;
}

/** The service remembers a key for 24 hours; one hour allows for transit and wrong clocks. */
const remembersSeconds = 23 * 3600;

/** Creates the mailer for an HTTP mail service that remembers keys for a day and drops a repeat. */
export function createHttpMailer(api: MailApi): Mailer {
  return {
    remembersSeconds,
    async send(mail, signal) {
      const response = await fetch(toRequest(mail, api, signal)).catch((error: unknown) => {
        throw isUnconnected(error) ? new MailError('NO_CONNECTION', true) : error;
      });
      if (!response.ok) {
        await response.body?.cancel().catch(() => undefined);
        throw new MailError(`HTTP_${response.status}`, isRefusal(response.status));
      }
      const answer = v.safeParse(answerSchema, await response.json());
      if (!answer.success) throw new MailError('HTTP_ANSWER');
      const { id } = answer.output;
      return { ref: plainName.test(id) ? id : '' };
    },
  };
}

/** Creates the request. One that cannot be made, as with a damaged key, leaves no doubt. */
function toRequest(mail: Mail, api: MailApi, signal: AbortSignal): Request {
  try {
    return new Request(api.url, {
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
  } catch {
    // The message of this error quotes the key.
    throw new MailError('BAD_REQUEST', true);
  }
}

/** Returns whether there was no connection, so that nothing can have been mailed. */
function isUnconnected(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  // A host with several addresses gives one error for each.
  const errors: readonly unknown[] = cause instanceof AggregateError ? cause.errors : [cause];
  return errors.every(isConnectError);
}

/** Returns whether connecting failed. The same code from a read or a write leaves doubt. */
function isConnectError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const isConnecting = ['connect', 'getaddrinfo'].includes(Reflect.get(error, 'syscall'));
  return isConnecting || connectCodes.test(errorCode(error)) || connectWords.test(error.message);
}

/** Codes of Node for a connection that took too long, a handshake that failed, a refused certificate. */
const connectCodes =
  /^(?:UND_ERR_CONNECT_TIMEOUT$|ERR_TLS_|ERR_SSL_WRONG_VERSION|ERR_SSL_\w*(?:PROTOCOL|HANDSHAKE_FAIL|UNRECOGNIZED_NAME)|CERT_|UNABLE_TO_|DEPTH_ZERO_|SELF_SIGNED_)/;

/** Matches messages of Node and Deno, which has no codes, about a connection that was never established. */
const connectWords = /client error \(Connect\)|before secure TLS connection/;

/** Returns whether a status means that nothing was mailed. 409: another attempt is under way. */
function isRefusal(status: number): boolean {
  return status < 500 && status !== 408 && status !== 409;
}

/** The service's id of a mail is stored only if printable ASCII. The mail is out either way. */
const plainName = /^[\x21-\x7e]{1,200}$/;

const answerSchema = v.object({ id: v.string() });

function toApiMail(mail: Mail): object {
  const { from, to, subject, text, html, replyTo } = mail;
  const replies = replyTo === null ? {} : { reply_to: [replyTo] };
  const headers = { 'Message-ID': messageId(mail) };
  return { from, to: [to], subject: plainSubject(subject), text, html, headers, ...replies };
}

/**
 * Prevents mail programs from decoding a subject that looks like an encoded word (RFC 2047). How the
 * service encodes is unknown, so an invisible word joiner separates the two characters that begin one.
 */
function plainSubject(subject: string): string {
  return subject.replaceAll('=?', '=\u2060?');
}
