import { createHttpMailer, type MailApi } from '../delivery/http-mailer.ts';
import type { HandlerPorts } from '../request/create-handler.ts';
import { type CallRpc, createRpcStore } from '../store/rpc-store.ts';
import { type Env, readEnv, isSafeUrl } from './env-reader.ts';
import { type FunctionConfig, readFunctionConfig, secretLength } from './function-config.ts';

const defaultMailApi = 'https://api.resend.com/emails';

/** The hosted function's database, mail service, log and runtime. */
export function createHostedPorts({ config, backend, mailApi }: HostedSettings): HandlerPorts {
  const mailer = createHttpMailer(mailApi);
  return {
    config,
    store: createRpcStore(createRestRpc(backend), config, mailer),
    mailer,
    // Nobody tells an isolate beforehand; its mail service knows a repeat by its key.
    stopping: new AbortController().signal,
    log: (entry) => console.log(JSON.stringify(entry)),
    runOn: hostedRunOn,
  };
}

/** The gateway puts the caller first; without a gateway all callers share one bucket. */
export function hostedCallerAddress(request: Request): string {
  const [first = ''] = (request.headers.get('x-forwarded-for') ?? '').split(',');
  return first.trim() || 'unknown';
}

/** The hosted runtime may end a function after its answer, unless it is told what still runs. */
export function hostedRunOn(task: Promise<unknown>): void {
  const runtime: unknown = Reflect.get(globalThis, 'EdgeRuntime');
  if (typeof runtime !== 'object' || runtime === null) return;
  if ('waitUntil' in runtime && typeof runtime.waitUntil === 'function') runtime.waitUntil(task);
}

interface HostedSettings {
  readonly config: FunctionConfig;
  readonly backend: { readonly url: string; readonly secretKey: string };
  readonly mailApi: MailApi;
  readonly retrySecret: string;
}

/** Reads the hosted function's environment. Throws one error naming every bad variable. */
export function readHostedSettings(env: Env): HostedSettings {
  const reader = readEnv(env);
  // Hosted isolates may not open the mail ports, so there is only the HTTP service.
  reader.choice('MAIL_TRANSPORT', ['resend']);
  const settings = {
    config: readFunctionConfig(reader, {
      mailTo: '',
      mailFrom: '',
      hashSecret: '',
      siteOrigins: [],
    }),
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

const timeoutMs = 8_000;

/** Calls the database's functions through the hosted data API with the backend's secret key. */
export function createRestRpc(backend: {
  readonly url: string;
  readonly secretKey: string;
}): CallRpc {
  const { url, secretKey } = backend;
  // Only the older keys are tokens; a new key in this header is refused by the gateway.
  const isToken = !secretKey.startsWith('sb_');
  const headers: Record<string, string> = {
    apikey: secretKey,
    'content-type': 'application/json',
    ...(isToken ? { authorization: `Bearer ${secretKey}` } : {}),
  };
  return async (name, argument) => {
    const response = await fetch(`${url}/rest/v1/rpc/${name}`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ p: argument }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (response.ok) return response.json();
    // An answer that is no JSON comes from something before the database.
    const refusal: unknown = await response.json().catch(() => null);
    throw new RestError(sqlState(refusal) ?? `REST_${response.status}`);
  };
}

class RestError extends Error {
  readonly code: string;

  constructor(code: string) {
    super('The data API refused');
    this.name = 'RestError';
    this.code = code;
  }
}

/** The database's own code, five characters; the data API's are longer. */
function sqlState(refusal: unknown): string | null {
  if (typeof refusal !== 'object' || refusal === null || !('code' in refusal)) return null;
  const { code } = refusal;
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) ? code : null;
}
