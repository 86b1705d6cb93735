import { createHttpMailer } from '#function/delivery/http-mailer.ts';
import type { Mailer } from '#function/delivery/mailer.ts';
import type { MailTransport } from './mail-transport.ts';
import { createOutboxMailer } from './outbox-mailer.ts';
import { createSmtpMailer } from './smtp-mailer.ts';

export function createMailer(transport: MailTransport, outbox: string): Mailer {
  switch (transport.kind) {
    case 'outbox':
      return createOutboxMailer(outbox);
    case 'smtp':
      return createSmtpMailer(transport.url);
    case 'resend':
      return createHttpMailer(transport);
  }
}
