import { type Env, readEnv, isSafeUrl } from './env-reader.ts';
import { type FunctionConfig, readFunctionConfig, secretLength } from './function-config.ts';
import type { MailApi } from '../delivery/http-mailer.ts';

export interface HostedSettings {
  readonly config: FunctionConfig;
  readonly backend: { readonly url: string; readonly secretKey: string };
  readonly mailApi: MailApi;
  readonly retrySecret: string;
}

const defaultMailApi = 'https://api.resend.com/emails';

/** Reads the hosted function's environment. Throws one error naming every bad variable. */
export function readHostedSettings(env: Env): HostedSettings {
  const reader = readEnv(env);
  // Hosted isolates may not open the mail ports, so there is only the HTTP service.
  reader.choice('MAIL_TRANSPORT', ['resend']);
  const settings = {
    config: readFunctionConfig(reader, { mailTo: '', mailFrom: '', ipSalt: '', siteOrigins: [] }),
    backend: { url: reader.secret('SUPABASE_URL', 1), secretKey: secretKey(env) },
    mailApi: {
      url: reader.text('MAIL_API_URL', defaultMailApi),
      key: reader.secret('RESEND_API_KEY', 1),
    },
    retrySecret: reader.secret('RETRY_SECRET', secretLength),
  };
  if (!isSafeUrl(settings.mailApi.url)) reader.fault('MAIL_API_URL must begin with https://');
  if (settings.backend.secretKey === '') {
    reader.fault('SUPABASE_SECRET_KEYS or SUPABASE_SERVICE_ROLE_KEY must be set');
  }
  if (reader.faults.length > 0) throw new Error(`Bad environment: ${reader.faults.join('; ')}`);
  return settings;
}

/** The platform provides a JSON dictionary of keys, on older projects a single key. */
function secretKey(env: Env): string {
  const older = env.SUPABASE_SERVICE_ROLE_KEY ?? '';
  try {
    const keys: unknown = JSON.parse(env.SUPABASE_SECRET_KEYS ?? '');
    if (typeof keys !== 'object' || keys === null) return older;
    const [first] = Object.values(keys);
    const key: unknown = Reflect.get(keys, 'default') ?? first;
    return typeof key === 'string' ? key : older;
  } catch {
    // Not provided on this project: the older key is what there is.
    return older;
  }
}
