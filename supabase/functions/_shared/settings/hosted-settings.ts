import * as v from 'valibot';
import type { MailApi } from '../delivery/http-mailer.ts';
import {
  choice,
  type Env,
  headerKey,
  mailApiUrl,
  origins,
  parseEnvironment,
  secret,
  text,
} from './environment.ts';
import {
  commonConfig,
  commonEntries,
  type FunctionConfig,
  secretLength,
} from './function-config.ts';

export interface HostedSettings {
  readonly config: FunctionConfig;
  readonly backend: Backend;
  readonly mailApi: MailApi;
  readonly retrySecret: string;
}

export interface Backend {
  readonly url: string;
  readonly secretKey: string;
}

/** Reads the hosted function's environment. Throws one error that names every bad variable. */
export function readHostedSettings(env: Env): HostedSettings {
  const values = parseEnvironment(hostedSchema, env);
  return {
    config: {
      ...commonConfig(values),
      siteOrigins: values.SITE_ORIGINS,
      hashSecret: values.IP_SALT,
    },
    backend: { url: values.SUPABASE_URL, secretKey: secretKey(values) },
    mailApi: { url: values.MAIL_API_URL, key: values.RESEND_API_KEY },
    retrySecret: values.RETRY_SECRET,
  };
}

const hostedSchema = v.pipe(
  v.object({
    ...commonEntries(),
    SITE_ORIGINS: origins(1),
    IP_SALT: secret(secretLength),
    RETRY_SECRET: secret(secretLength),
    // Hosted isolates may not open the mail ports, so there is only the HTTP service.
    MAIL_TRANSPORT: choice(['resend']),
    RESEND_API_KEY: v.pipe(headerKey(), v.nonEmpty('must be set')),
    MAIL_API_URL: mailApiUrl(),
    SUPABASE_URL: secret(1),
    SUPABASE_SECRET_KEYS: text(),
    SUPABASE_SERVICE_ROLE_KEY: text(),
  }),
  v.forward(
    v.partialCheck(
      [['SUPABASE_SECRET_KEYS'], ['SUPABASE_SERVICE_ROLE_KEY']],
      (values) => secretKey(values) !== '',
      'or SUPABASE_SERVICE_ROLE_KEY must be set',
    ),
    ['SUPABASE_SECRET_KEYS'],
  ),
);

/** Returns the backend's key: the platform gives a JSON dictionary, older projects have a single key. */
function secretKey(values: {
  readonly SUPABASE_SECRET_KEYS: string;
  readonly SUPABASE_SERVICE_ROLE_KEY: string;
}): string {
  const older = values.SUPABASE_SERVICE_ROLE_KEY;
  try {
    const keys = v.parse(keysSchema, JSON.parse(values.SUPABASE_SECRET_KEYS));
    return keys['default'] ?? Object.values(keys)[0] ?? older;
  } catch {
    // Not given on this project: the older key is all there is.
    return older;
  }
}

const keysSchema = v.record(v.string(), v.string());
