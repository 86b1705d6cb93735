import * as v from 'valibot';
import { createHttpMailer } from '../delivery/http-mailer.ts';
import type { DeliveryPorts } from '../delivery/deliver.ts';
import { createRpcStore, type CallRpc } from '../store/store.ts';
import type { HostedSettings, Backend } from './hosted-settings.ts';

/** Connects the hosted function with its database, mail service, log and runtime. */
export function createHostedPorts({ config, backend, mailApi }: HostedSettings): DeliveryPorts {
  const mailer = createHttpMailer(mailApi);
  return {
    config,
    store: createRpcStore(createRestRpc(backend), config, mailer),
    mailer,
    unmarked: new Map(),
    // An isolate gets no notice before it ends. The mail service recognises a repeat by its key.
    shutdown: new AbortController().signal,
    log: (entry) => console.log(JSON.stringify(entry)),
    waitUntil: hostedWaitUntil,
  };
}

/**
 * Returns the caller's address. Cloudflare, in front of the gateway, sets `cf-connecting-ip`; the
 * first entry of `x-forwarded-for` may be forged. Without both, all callers share one bucket.
 */
export function hostedCallerAddress({ headers }: Request): string {
  const [first = ''] = (headers.get('x-forwarded-for') ?? '').split(',');
  return headers.get('cf-connecting-ip')?.trim() || first.trim() || 'unknown';
}

/** Tells the hosted runtime what still runs: it may end a function after its answer. */
export function hostedWaitUntil(task: Promise<unknown>): void {
  const runtime: unknown = Reflect.get(globalThis, 'EdgeRuntime');
  if (typeof runtime !== 'object' || runtime === null) return;
  if ('waitUntil' in runtime && typeof runtime.waitUntil === 'function') runtime.waitUntil(task);
}

const timeoutMs = 8_000;

/** Calls the database's functions through the hosted data API with the backend's secret key. */
export function createRestRpc({ url, secretKey }: Backend): CallRpc {
  // Only the older keys are tokens; the gateway refuses a new key in this header.
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
    // An answer that is not JSON comes from something in front of the database.
    const refusal = v.safeParse(refusalSchema, await response.json().catch(() => null));
    throw new RestError(refusal.success ? refusal.output.code : `REST_${response.status}`);
  };
}

/** The database's own code has five characters; the data API's codes are longer. */
const refusalSchema = v.object({ code: v.pipe(v.string(), v.regex(/^[0-9A-Z]{5}$/)) });

class RestError extends Error {
  readonly code: string;

  constructor(code: string) {
    super('The data API refused');
    this.name = 'RestError';
    this.code = code;
  }
}
