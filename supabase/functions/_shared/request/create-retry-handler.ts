import type { DeliveryPorts } from '../delivery/deliver.ts';
import { purge, sweep } from '../delivery/sweep.ts';
import { errorCode } from '../settings/log.ts';

/**
 * For beginning batches. With the longest attempt it is well under the hosted runtime's 150 s; the
 * next minute's call leaves alone what is leased.
 */
const sweepMs = 40_000;

/** The schedule's target: sends what is due and deletes what is old, for whoever knows the secret. */
export function createRetryHandler(
  ports: DeliveryPorts,
  secret: string,
): (request: Request) => Promise<Response> {
  return async function handle(request) {
    if (request.method !== 'POST') return json(405, { error: 'Method not allowed' });
    const given = request.headers.get('x-retry-secret') ?? '';
    if (!(await isSameSecret(given, secret))) return json(401, { error: 'Not allowed' });
    try {
      const result = await sweep(ports, Date.now() + sweepMs);
      const { expiring, held } = await purge(ports);
      return json(200, { success: true, data: { ...result, expiring, held } });
    } catch (error) {
      ports.log({ event: 'sweep', outcome: 'fault', code: errorCode(error) });
      return json(503, { error: 'Please try again later' });
    }
  };
}

function json(status: number, body: object): Response {
  const headers = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };
  return Response.json(body, { status, headers });
}

/** Compares two secrets in a time that does not tell how much of them is the same. */
async function isSameSecret(given: string, expected: string): Promise<boolean> {
  const [a, b] = await Promise.all([digest(given), digest(expected)]);
  const difference = a.reduce((sum, byte, index) => sum | (byte ^ (b[index] ?? 0)), 0);
  return difference === 0;
}

async function digest(text: string): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
}
