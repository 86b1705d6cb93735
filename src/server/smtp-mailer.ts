import nodemailer from 'nodemailer';
import { errorCode } from '#function/error-code.ts';
import { MailError } from '#function/mail-error.ts';
import type { Mailer } from '#function/mailer.ts';
import { composeMail } from './compose-mail.ts';

const timeoutMs = 7_000;

/** Nothing in SMTP remembers a key. A repeat has the same Message-ID; after this long it is held back. */
const remembersSeconds = 23 * 3600;

/**
 * Sends over SMTP. A crash or a lost answer between sending and marking repeats the mail, with the same
 * Message-ID.
 */
export function createSmtpMailer(url: string): Mailer {
  const { protocol, hostname, port, username, password } = new URL(url);
  const secure = protocol === 'smtps:';
  const isLoopback = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  const transport = nodemailer.createTransport({
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port === '' ? (secure ? 465 : 587) : Number(port),
    secure,
    requireTLS: !secure && !isLoopback,
    ...(username === '' ? {} : { auth: credentials(username, password) }),
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
  });
  return {
    remembersSeconds,
    async send(mail) {
      try {
        const { messageId } = await transport.sendMail(composeMail(mail));
        return { ref: messageId };
      } catch (error) {
        throw new MailError(errorCode(error), isRefusal(error));
      }
    },
  };
}

/** The server said no, or was never reached. A connection that broke later leaves us in doubt. */
function isRefusal(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const fields = new Map(Object.entries(error));
  const isReached = fields.get('syscall') !== 'connect' && fields.get('code') !== 'EDNS';
  return !isReached || Number(fields.get('responseCode')) >= 400;
}

function credentials(user: string, pass: string): { user: string; pass: string } {
  return { user: decodeURIComponent(user), pass: decodeURIComponent(pass) };
}
