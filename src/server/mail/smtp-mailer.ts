import { Readable } from 'node:stream';
import nodemailer from 'nodemailer';
import { sendTimeoutMs, finalReplyMs, type Mailer, MailError } from '#function/delivery/mailer.ts';
import { errorCode } from '#function/settings/log.ts';
import { composeMail } from './compose-mail.ts';

/** Some servers delay their greeting on purpose. */
const connectTimeoutMs = sendTimeoutMs - 5_000;

/** Longer than any attempt: an attempt has its own limit, and each reply alone may be slow. */
const socketTimeoutMs = sendTimeoutMs + 2 * finalReplyMs;

/** Nothing in SMTP recognises a repeat, so after this time a mail is held back instead. */
const remembersSeconds = 23 * 3600;

/**
 * Sends over SMTP. After a crash or a lost reply between sending and marking, the mail is sent again with
 * the same Message-ID.
 */
export function createSmtpMailer(url: string): Mailer {
  const { protocol, hostname, port, username, password } = new URL(url);
  const secure = protocol === 'smtps:';
  const isLoopback = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  const options = {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port === '' ? (secure ? 465 : 587) : Number(port),
    secure,
    requireTLS: !secure && !isLoopback,
    // A local server's own certificate names neither `localhost` nor 127.0.0.1, so it would be refused.
    ignoreTLS: !secure && isLoopback,
    ...(username === '' ? {} : { auth: credentials(username, password) }),
    connectionTimeout: connectTimeoutMs,
    greetingTimeout: connectTimeoutMs,
    socketTimeout: socketTimeoutMs,
  };
  return {
    remembersSeconds,
    async send(mail, signal) {
      const attempt = trackAttempt(signal);
      const transport = nodemailer.createTransport(options);
      transport.use('stream', ({ message }, next) => {
        message.processFunc(attempt.trackBody);
        next();
      });
      try {
        const sending = { ...composeMail(mail), signal: attempt.signal };
        const { messageId } = await transport.sendMail(sending);
        return { ref: messageId };
      } catch (error) {
        const code = errorCode(attempt.signal.aborted ? signal.reason : error);
        throw new MailError(code, !attempt.isBodySent() || isRefused(error));
      } finally {
        attempt.dispose();
      }
    },
  };
}

/** Returns whether the server refused; a connection that breaks after the body proves nothing. */
function isRefused(error: unknown): boolean {
  return error instanceof Error && Number(Reflect.get(error, 'responseCode')) >= 400;
}

function credentials(user: string, pass: string): { user: string; pass: string } {
  return { user: decodeURIComponent(user), pass: decodeURIComponent(pass) };
}

interface Attempt {
  /** Ends the connection. */
  readonly signal: AbortSignal;
  /** Wraps the mail's body, which the connection reads once the server asks for it. */
  trackBody(body: Readable): Readable;
  /** Once the body is sent, only the server knows whether there is a mail. */
  isBodySent(): boolean;
  dispose(): void;
}

/**
 * Follows one attempt to send a mail. When it is aborted before the body is sent, the connection ends at
 * once and certainly nothing was mailed. Afterwards it may wait a little longer for the server's reply.
 */
function trackAttempt(aborted: AbortSignal): Attempt {
  const controller = new AbortController();
  const end = (): void => controller.abort();
  let isBodySent = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function onAbort(): void {
    if (isBodySent) timer = setTimeout(end, finalReplyMs);
    else end();
  }

  async function* read(body: Readable): AsyncGenerator<unknown> {
    isBodySent = true;
    yield* body;
  }

  if (aborted.aborted) end();
  aborted.addEventListener('abort', onAbort, { once: true });
  return {
    signal: controller.signal,
    trackBody: (body) => Readable.from(read(body), { objectMode: false }),
    isBodySent: () => isBodySent,
    dispose() {
      aborted.removeEventListener('abort', onAbort);
      clearTimeout(timer);
    },
  };
}
