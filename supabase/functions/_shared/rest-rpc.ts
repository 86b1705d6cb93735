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
    await response.body?.cancel();
    throw new RestError(response.status);
  };
}

class RestError extends Error {
  readonly code: string;

  constructor(status: number) {
    super('The data API refused');
    this.name = 'RestError';
    this.code = `REST_${status}`;
  }
}
