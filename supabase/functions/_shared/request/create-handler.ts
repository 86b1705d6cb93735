import { type Answer, failureForNow } from './answer.ts';
import { answerRequest } from './answer-request.ts';
import type { DeliveryPorts } from '../delivery/deliver.ts';
import { errorCode } from '../settings/log.ts';

export interface HandlerPorts extends DeliveryPorts {
  /** Sees to it that the process lives until the task is done, though its request is answered. */
  runOn(task: Promise<unknown>): void;
}

/**
 * Answers one request; never throws. By `callerAddress` the rate limit counts: how to know it depends on the
 * host.
 */
export type Handle = (request: Request, callerAddress: string) => Promise<Response>;

/** The mail function: one web-standard handler for every host. */
export function createHandler(ports: HandlerPorts): Handle {
  return async function handle(request, callerAddress) {
    const started = Date.now();
    const requestId = crypto.randomUUID();
    const origin = allowedOrigin(request, ports.config.siteOrigins);
    const answer = await answerRequest(request, origin, callerAddress, ports).catch(
      (error: unknown): Answer => {
        ports.log({ event: 'request', requestId, outcome: 'fault', code: errorCode(error) });
        return failureForNow(503, 'fault', 'Please try again later', 5);
      },
    );
    const { status, outcome, kind, id } = answer;
    const known = { ...(kind ? { kind } : {}), ...(id ? { id } : {}) };
    ports.log({ event: 'request', requestId, status, outcome, ...known, ms: Date.now() - started });
    return toResponse(answer, origin, requestId);
  };
}

/** The request's origin when it is on the list. Browsers name it; robots may lie, so it is a fence only. */
function allowedOrigin(request: Request, origins: readonly string[]): string | null {
  const origin = request.headers.get('origin');
  return origin !== null && origins.includes(origin) ? origin : null;
}

function toResponse(answer: Answer, origin: string | null, requestId: string): Response {
  const headers = new Headers({
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'x-request-id': requestId,
    ...corsHeaders(origin),
    ...answer.headers,
  });
  if (answer.body === null) return new Response(null, { status: answer.status, headers });
  headers.set('content-type', 'application/json');
  return new Response(JSON.stringify(answer.body), { status: answer.status, headers });
}

/** For every answer, errors too: without them the page cannot tell a refusal from a dead network. */
function corsHeaders(origin: string | null): Readonly<Record<string, string>> {
  if (origin === null) return { vary: 'Origin' };
  return {
    vary: 'Origin',
    'access-control-allow-origin': origin,
    'access-control-expose-headers': 'retry-after, x-request-id',
  };
}
