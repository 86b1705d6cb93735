import { type Answer, temporaryFailure } from './answer.ts';
import { answerRequest } from './answer-request.ts';
import type { DeliveryPorts } from '../delivery/deliver.ts';
import { errorCode } from '../settings/log.ts';

export interface HandlerPorts extends DeliveryPorts {
  /** Keeps the process alive until the task settles, although its request is answered. */
  waitUntil(task: Promise<unknown>): void;
}

/** Answers one request and never throws. The rate limit counts by `callerAddress`, which the host knows. */
export type Handle = (request: Request, callerAddress: string) => Promise<Response>;

/** Creates the mail function, a web-standard handler that runs on every host. */
export function createHandler(ports: HandlerPorts): Handle {
  return async function handle(request, callerAddress) {
    const started = Date.now();
    const requestId = crypto.randomUUID();
    const origin = allowedOrigin(request, ports.config.siteOrigins);
    const answer = await answerRequest(request, origin, callerAddress, ports).catch(
      (error: unknown): Answer => {
        ports.log({ event: 'request', requestId, outcome: 'error', code: errorCode(error) });
        return temporaryFailure(503, 'error', 'Please try again later', 5);
      },
    );
    const { status, outcome, kind, id } = answer;
    const known = { ...(kind ? { kind } : {}), ...(id ? { id } : {}) };
    ports.log({ event: 'request', requestId, status, outcome, ...known, ms: Date.now() - started });
    return toResponse(answer, origin, requestId);
  };
}

/** Returns the request's origin if it is allowed. Browsers tell the truth; other programs may lie. */
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

/** Returns the CORS headers, which errors need too: the page could not tell them from a dead network. */
function corsHeaders(origin: string | null): Readonly<Record<string, string>> {
  if (origin === null) return { vary: 'Origin' };
  return {
    vary: 'Origin',
    'access-control-allow-origin': origin,
    'access-control-expose-headers': 'retry-after, x-request-id',
  };
}
