import type { SendMailOptions } from 'nodemailer';
import { type Mail, messageId } from '#function/delivery/mailer.ts';

/**
 * The mail for nodemailer. Objects and an explicit envelope, never address strings: those are parsed
 * again, and a line feed in one once became another recipient.
 */
export function composeMail(mail: Mail): SendMailOptions {
  return {
    from: { name: '', address: mail.from },
    to: { name: '', address: mail.to },
    ...(mail.replyTo === null ? {} : { replyTo: { name: '', address: mail.replyTo } }),
    envelope: { from: mail.from, to: [mail.to] },
    messageId: messageId(mail),
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
