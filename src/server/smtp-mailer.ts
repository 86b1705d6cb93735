import nodemailer from 'nodemailer';
import type { Mailer } from '#function/mailer.ts';
import { composeMail } from './compose-mail.ts';

const timeoutMs = 7_000;

/**
 * Sends over SMTP. Nothing there remembers a key, so a crash between sending and marking repeats the
 * mail, with the same Message-ID.
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
    async send(mail) {
      const { messageId } = await transport.sendMail(composeMail(mail));
      return { ref: messageId };
    },
  };
}

function credentials(user: string, pass: string): { user: string; pass: string } {
  return { user: decodeURIComponent(user), pass: decodeURIComponent(pass) };
}
