import type { DeliveryPorts } from '../delivery/deliver.ts';
import { errorCode } from '../settings/error-code.ts';
import { isSameSecret } from './same-secret.ts';
import { purge, sweep } from '../delivery/sweep.ts';

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
