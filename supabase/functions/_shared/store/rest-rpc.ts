import * as v from 'valibot';
import type { Backend } from '../settings/hosted-settings.ts';
import type { CallRpc } from './store.ts';

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
