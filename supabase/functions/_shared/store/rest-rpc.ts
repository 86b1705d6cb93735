import type { CallRpc } from './rpc-store.ts';

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
