import { isIP } from 'node:net';
import { resolve } from 'node:path';
import * as v from 'valibot';
import { cleanEmailAddress, isEmailAddress } from '#function/contract/email-address.ts';
import {
  checked,
  choice,
  type Env,
  EnvironmentError,
  headerKey,
  mailApiUrl,
  origins,
  parseEnvironment,
  text,
  wholeNumber,
} from '#function/settings/environment.ts';
import {
  commonConfig,
  commonEntries,
  type FunctionConfig,
  secretLength,
} from '#function/settings/function-config.ts';
import { decodeAddress } from '#shared/decode-address.ts';
import { StartupError } from './startup-error.ts';

export interface ServerSettings {
  readonly host: string;
  /** 0 lets the system choose. */
  readonly port: number;
  /** Absolute. */
  readonly dataFolder: string;
  /** Null: the embedded database in the data folder. */
  readonly databaseUrl: string | null;
  /** True if our own proxy appends the caller's address to `x-forwarded-for`. */
  readonly trustProxy: boolean;
  readonly sweepSeconds: number;
  /** True to send, at this start, mails that were held back because they might be repeats. */
  readonly releaseHeld: boolean;
  /** Address about which this start deletes everything. */
  readonly eraseEmail: string | null;
  readonly transport: MailTransport;
  readonly config: Omit<FunctionConfig, 'hashSecret' | 'siteOrigins'>;
  /** Null: the secret that is kept in the data folder. */
  readonly hashSecret: string | null;
  /** Null: the server's own origins, at the port that it gets. */
  readonly siteOrigins: readonly string[] | null;
}

export type MailTransport =
  /** One file per mail in the data folder. */
  | { readonly kind: 'outbox' }
  | { readonly kind: 'smtp'; readonly url: string }
  | { readonly kind: 'resend'; readonly url: string; readonly key: string };

/** Reads the settings from the environment; throws one error that names all that is wrong. */
export function readServerSettings(env: Env): ServerSettings {
  try {
    return toSettings(parseEnvironment(serverSchema, env));
  } catch (error) {
    throw error instanceof EnvironmentError ? new StartupError(error.message) : error;
  }
}

const flag = v.pipe(
  choice(['0', '1']),
  v.transform((value) => value === '1'),
);

const encoded = ', with / # ? % @ in the password percent-encoded';

/** The schema of each variable. */
export const serverEntries = {
  ...commonEntries('contact@placeholder.invalid', 'site@placeholder.invalid'),
  HOST: checked(isHost, 'must be an address or a host name', '127.0.0.1'),
  PORT: wholeNumber(4173, 0, 65_535),
  DATA_DIR: text('.data'),
  DATABASE_URL: checked(
    (value) => value === '' || isDatabaseUrl(value),
    `must be postgres://user:password@host/database${encoded}`,
  ),
  TRUST_PROXY: flag,
  SWEEP_SECONDS: wholeNumber(30, 1, 3_600),
  RELEASE_HELD: flag,
  ERASE_EMAIL: v.pipe(
    text(),
    v.transform(cleanEmailAddress),
    v.check((value) => value === '' || isEmailAddress(value), 'must be one e-mail address'),
  ),
  SITE_ORIGINS: origins(0),
  IP_SALT: checked(
    (value) => value === '' || value.length >= secretLength,
    `must be set to at least ${secretLength} characters`,
  ),
  MAIL_TRANSPORT: choice(['outbox', 'smtp', 'resend']),
  SMTP_URL: text(),
  RESEND_API_KEY: headerKey(),
  MAIL_API_URL: mailApiUrl(),
};

const needsAddress = 'must be set to a real address, unless MAIL_TRANSPORT is outbox';

const serverSchema = v.pipe(
  v.object(serverEntries),
  v.forward(
    v.partialCheck(
      [['MAIL_TRANSPORT'], ['SMTP_URL']],
      ({ MAIL_TRANSPORT, SMTP_URL }) => MAIL_TRANSPORT !== 'smtp' || isSmtpUrl(SMTP_URL),
      `must be smtps://user:password@host:465 or smtp://…${encoded}`,
    ),
    ['SMTP_URL'],
  ),
  v.forward(
    v.partialCheck(
      [['SMTP_URL']],
      ({ SMTP_URL }) => !URL.canParse(SMTP_URL) || decodeAddress(SMTP_URL) !== undefined,
      'has a % in its name or password that must be written as %25',
    ),
    ['SMTP_URL'],
  ),
  v.forward(
    v.partialCheck(
      [['MAIL_TRANSPORT'], ['RESEND_API_KEY']],
      ({ MAIL_TRANSPORT, RESEND_API_KEY }) => MAIL_TRANSPORT !== 'resend' || RESEND_API_KEY !== '',
      'must be set for MAIL_TRANSPORT=resend',
    ),
    ['RESEND_API_KEY'],
  ),
  v.forward(
    v.partialCheck(
      [['MAIL_TRANSPORT'], ['MAIL_TO']],
      ({ MAIL_TRANSPORT, MAIL_TO }) => MAIL_TRANSPORT === 'outbox' || !isStandIn(MAIL_TO),
      needsAddress,
    ),
    ['MAIL_TO'],
  ),
  v.forward(
    v.partialCheck(
      [['MAIL_TRANSPORT'], ['MAIL_FROM']],
      ({ MAIL_TRANSPORT, MAIL_FROM }) => MAIL_TRANSPORT === 'outbox' || !isStandIn(MAIL_FROM),
      needsAddress,
    ),
    ['MAIL_FROM'],
  ),
);

function isStandIn(address: string): boolean {
  return address.endsWith('@placeholder.invalid');
}

function isHost(value: string): boolean {
  return isIP(value) !== 0 || /^[a-z0-9]([a-z0-9.-]{0,251}[a-z0-9])?$/i.test(value);
}

/** A password that is not encoded ends the host early, and leaves an @ behind it. */
function isDatabaseUrl(value: string): boolean {
  if (!URL.canParse(value) || decodeAddress(value) === undefined) return false;
  const { protocol, pathname, search, hash } = new URL(value);
  return /^postgres(?:ql)?:$/.test(protocol) && !`${pathname}${search}${hash}`.includes('@');
}

function isSmtpUrl(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, hostname, pathname, search, hash } = new URL(value);
  return /^smtps?:$/.test(protocol) && hostname !== '' && /^\/?$/.test(pathname + search + hash);
}

function toSettings(values: v.InferOutput<typeof serverSchema>): ServerSettings {
  return {
    host: values.HOST,
    port: values.PORT,
    dataFolder: resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL || null,
    trustProxy: values.TRUST_PROXY,
    sweepSeconds: values.SWEEP_SECONDS,
    releaseHeld: values.RELEASE_HELD,
    eraseEmail: values.ERASE_EMAIL || null,
    transport: toTransport(values),
    config: commonConfig(values),
    hashSecret: values.IP_SALT || null,
    siteOrigins: values.SITE_ORIGINS.length > 0 ? values.SITE_ORIGINS : null,
  };
}

function toTransport(values: v.InferOutput<typeof serverSchema>): MailTransport {
  const { MAIL_TRANSPORT: kind } = values;
  switch (kind) {
    case 'outbox':
      return { kind };
    case 'smtp':
      return { kind, url: values.SMTP_URL };
    case 'resend':
      return { kind, url: values.MAIL_API_URL, key: values.RESEND_API_KEY };
  }
}

/**
 * Returns the origins under which pages of this server call it: `localhost` and its addresses are
 * different origins. A host beyond loopback needs SITE_ORIGINS, with the name that visitors use.
 */
export function localOrigins(port: number): readonly string[] {
  const names = ['localhost', '127.0.0.1', '[::1]'];
  return names.map((name) => new URL(`http://${name}:${port}`).origin);
}
