import * as v from 'valibot';
import { cleanEmailAddress, isEmailAddress } from '../contract/email-address.ts';
import type { DeliveryPorts } from '../delivery/deliver.ts';
import { eraseAddress, purge, sweep } from '../delivery/maintenance.ts';
import { errorCode } from '../settings/log.ts';

type Handle = (request: Request) => Promise<Response>;

/**
 * New batches begin during this time. Together with the longest attempt it stays well under the hosted
 * runtime's 150 s, and the next minute's call skips what is leased.
 */
const sweepMs = 40_000;

/** Creates the handler, for the schedule, that sends due submissions and deletes old ones. */
export function createRetryHandler(ports: DeliveryPorts, secret: string): Handle {
  return ownerHandler(ports, secret, async () => {
    const result = await sweep(ports, Date.now() + sweepMs);
    const { overdue, expiring, held } = await purge(ports);
    return succeeded({ ...result, overdue, expiring, held });
  });
}

/** Creates the handler, for the site's owner, that deletes everything about one `{email}`. */
export function createEraseHandler(ports: DeliveryPorts, secret: string): Handle {
  return ownerHandler(ports, secret, async (request) => {
    const body: unknown = await request.json().catch(() => null);
    const parsed = v.safeParse(eraseSchema, body);
    if (!parsed.success) return json(422, { error: 'Send {"email": "…"}' });
    return succeeded(await eraseAddress(parsed.output.email, ports));
  });
}

const eraseSchema = v.object({
  email: v.pipe(v.string(), v.transform(cleanEmailAddress), v.check(isEmailAddress)),
});

function ownerHandler({ log }: DeliveryPorts, secret: string, act: Handle): Handle {
  return async function handle(request) {
    if (request.method !== 'POST') return json(405, { error: 'Method not allowed' });
    const given = request.headers.get('x-retry-secret') ?? '';
    if (!(await isSameSecret(given, secret))) return json(401, { error: 'Not allowed' });
    try {
      return await act(request);
    } catch (error) {
      log({ event: 'request', outcome: 'error', code: errorCode(error) });
      return json(503, { error: 'Please try again later' });
    }
  };
}

function succeeded(data: object): Response {
  return json(200, { success: true, data });
}

function json(status: number, body: object): Response {
  const headers = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };
  return Response.json(body, { status, headers });
}

/** Compares two secrets in a time that does not depend on how much of them is the same. */
async function isSameSecret(given: string, expected: string): Promise<boolean> {
  const [a, b] = await Promise.all([sha256(given), sha256(expected)]);
  const difference = a.reduce((sum, byte, index) => sum | (byte ^ (b[index] ?? 0)), 0);
  return difference === 0;
}

async function sha256(text: string): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
}
