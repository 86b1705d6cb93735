import { type EnvReader, isSafeUrl } from '#function/settings/env-reader.ts';

export type MailTransport =
  /** One file per mail in the data folder. */
  | { readonly kind: 'outbox' }
  | { readonly kind: 'smtp'; readonly url: string }
  | { readonly kind: 'resend'; readonly url: string; readonly key: string };

/** Reads which way mail goes out, with what that way needs. */
export function readMailTransport(reader: EnvReader): MailTransport {
  const kind = reader.choice('MAIL_TRANSPORT', ['outbox', 'smtp', 'resend']);
  switch (kind) {
    case 'outbox':
      return { kind };
    case 'smtp':
      return { kind, url: readSmtpUrl(reader) };
    case 'resend':
      return { kind, url: readApiUrl(reader), key: reader.secret('RESEND_API_KEY', 1) };
  }
}

function readSmtpUrl(reader: EnvReader): string {
  const url = reader.text('SMTP_URL', '');
  if (!/^smtps?:\/\//.test(url) || !URL.canParse(url) || new URL(url).hostname === '') {
    reader.fault('SMTP_URL must begin with smtp:// or smtps:// and name a host');
  }
  return url;
}

function readApiUrl(reader: EnvReader): string {
  const url = reader.text('MAIL_API_URL', 'https://api.resend.com/emails');
  if (!isSafeUrl(url)) {
    reader.fault('MAIL_API_URL must begin with https://');
  }
  return url;
}
