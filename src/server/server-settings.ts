import { randomBytes } from 'node:crypto';
import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { type Env, type EnvReader, isSafeUrl, readEnv } from '#function/settings/env-reader.ts';
import { type FunctionConfig, readFunctionConfig } from '#function/settings/function-config.ts';
import { StartupError } from './startup-error.ts';

export interface ServerSettings {
  readonly host: string;
  /** 0 lets the system choose. */
  readonly port: number;
  /** Absolute. */
  readonly dataFolder: string;
  /** Null: the embedded database in the data folder. */
  readonly databaseUrl: string | null;
  /** The last address of `x-forwarded-for` is the caller, put there by our own proxy. */
  readonly trustProxy: boolean;
  readonly sweepSeconds: number;
  /** Send at this start what was held back as it might be a second mail. */
  readonly releaseHeld: boolean;
  /** Delete at this start everything about this address. */
  readonly eraseEmail: string | null;
  readonly transport: MailTransport;
  readonly config: FunctionConfig;
  /** No IP_SALT was given: the one kept in the data folder is used. */
  readonly usesFolderSecret: boolean;
  /** No SITE_ORIGINS were given: the server's own are used, at the port that it gets. */
  readonly usesLocalOrigins: boolean;
}

/** Reads everything that the environment says about the server; throws one fault naming all that is wrong. */
export function readServerSettings(env: Env): ServerSettings {
  const reader = readEnv(env);
  const host = readHost(reader);
  const port = reader.whole('PORT', 4173, 0, 65_535);
  const settings: ServerSettings = {
    host,
    port,
    dataFolder: resolve(reader.text('DATA_DIR', '.data')),
    databaseUrl: readDatabaseUrl(reader),
    trustProxy: reader.choice('TRUST_PROXY', ['0', '1']) === '1',
    sweepSeconds: reader.whole('SWEEP_SECONDS', 30, 1, 3_600),
    releaseHeld: reader.choice('RELEASE_HELD', ['0', '1']) === '1',
    eraseEmail: reader.text('ERASE_EMAIL', '') === '' ? null : reader.address('ERASE_EMAIL', ''),
    transport: readMailTransport(reader),
    config: readFunctionConfig(reader, {
      mailTo: 'contact@placeholder.invalid',
      mailFrom: 'site@placeholder.invalid',
      hashSecret: randomBytes(32).toString('hex'),
      siteOrigins: localOrigins(port),
    }),
    usesFolderSecret: reader.text('IP_SALT', '') === '',
    usesLocalOrigins: reader.text('SITE_ORIGINS', '') === '',
  };
  if (reader.faults.length > 0) throw new StartupError(reader.faults.join('; '));
  return settings;
}

function readHost(reader: EnvReader): string {
  const host = reader.text('HOST', '127.0.0.1');
  if (isIP(host) === 0 && !/^[a-z0-9]([a-z0-9.-]{0,251}[a-z0-9])?$/i.test(host)) {
    reader.fault('HOST must be an address or a host name');
  }
  return host;
}

function readDatabaseUrl(reader: EnvReader): string | null {
  const url = reader.text('DATABASE_URL', '');
  if (url === '') return null;
  if (!/^postgres(ql)?:\/\//.test(url) || !URL.canParse(url)) {
    reader.fault('DATABASE_URL must begin with postgres://');
  }
  return url;
}

/**
 * The origins under which pages of this server call it: `localhost` and its addresses are different
 * ones. A host beyond loopback needs SITE_ORIGINS, with the name that visitors use.
 */
export function localOrigins(port: number): readonly string[] {
  const names = ['localhost', '127.0.0.1', '[::1]'];
  return names.map((name) => new URL(`http://${name}:${port}`).origin);
}

export type MailTransport =
  /** One file per mail in the data folder. */
  | { readonly kind: 'outbox' }
  | { readonly kind: 'smtp'; readonly url: string }
  | { readonly kind: 'resend'; readonly url: string; readonly key: string };

/** Reads which way mail goes out, with what that way needs. */
function readMailTransport(reader: EnvReader): MailTransport {
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
