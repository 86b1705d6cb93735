import type { DeliveryPorts } from '../delivery/deliver.ts';
import { errorCode } from '../settings/log.ts';
import { acceptSubmission } from './accept-submission.ts';
import { type Answer, failure, temporaryFailure } from './answer.ts';
import { parseSubmission } from './submission.ts';

/** Answers one request and never throws. The rate limit counts by `callerAddress`, which the host knows. */
export type Handle = (request: Request, callerAddress: string) => Promise<Response>;

/** Creates the mail function, a web-standard handler that runs on every host. */
export function createHandler(ports: DeliveryPorts): Handle {
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

/** Returns the CORS headers. Without them an error looks to the page like a dead network. */
function corsHeaders(origin: string | null): Readonly<Record<string, string>> {
  if (origin === null) return { vary: 'Origin' };
  return {
    vary: 'Origin',
    'access-control-allow-origin': origin,
    'access-control-expose-headers': 'retry-after, x-request-id',
  };
}

const methods = 'POST, OPTIONS';

const preflightHeaders = {
  'access-control-allow-methods': methods,
  // The headers that the hosted backend's own client sends.
  'access-control-allow-headers': 'authorization, x-client-info, apikey, content-type',
  'access-control-max-age': '86400',
} as const;

/** Makes all checks in order: method, origin, type, size while reading, JSON, schema, store. */
async function answerRequest(
  request: Request,
  origin: string | null,
  callerAddress: string,
  ports: DeliveryPorts,
): Promise<Answer> {
  if (request.method !== 'POST' && request.method !== 'OPTIONS') {
    return { ...failure(405, 'method', 'Method not allowed'), headers: { allow: methods } };
  }
  if (origin === null) return failure(403, 'origin', 'This site may not send messages here');
  if (request.method === 'OPTIONS') {
    return { status: 204, outcome: 'preflight', body: null, headers: preflightHeaders };
  }
  if (!isJson(request)) return failure(415, 'type', 'Send application/json');

  const read = await readJson(request);
  switch (read.status) {
    case 'too-large':
      return failure(413, read.status, 'The message is too long');
    case 'too-slow':
      return failure(408, read.status, 'The message took too long');
    case 'broken-off':
    case 'not-json':
      return failure(400, read.status, 'The message is not JSON');
    case 'read': {
      const parsed = parseSubmission(read.value);
      return parsed.status === 'refused'
        ? failure(422, 'refused', parsed.error)
        : acceptSubmission(parsed.submission, callerAddress, ports);
    }
  }
}

function isJson(request: Request): boolean {
  const [type = ''] = (request.headers.get('content-type') ?? '').split(';');
  return type.trim().toLowerCase() === 'application/json';
}

const mostBytes = 16 * 1024;
const readTimeoutMs = 10_000;

type ReadJson =
  | { readonly status: 'read'; readonly value: unknown }
  | { readonly status: 'too-large' | 'too-slow' | 'broken-off' | 'not-json' };

/** Reads a JSON body of at most 16 KiB within ten seconds. */
async function readJson(request: Request): Promise<ReadJson> {
  if (Number(request.headers.get('content-length') ?? 0) > mostBytes) {
    await request.body?.cancel().catch(ignoreGone);
    return { status: 'too-large' };
  }
  if (request.body === null) return { status: 'not-json' };
  const reader = request.body.getReader();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooSlow = new Promise<'too-slow'>((resolve) => {
    timer = setTimeout(() => resolve('too-slow'), readTimeoutMs);
  });
  const read = await Promise.race([readBytes(reader), tooSlow]);
  clearTimeout(timer);
  if (read instanceof Uint8Array) return parse(read);
  if (read !== 'broken-off') void reader.cancel().catch(ignoreGone);
  return { status: read };
}

async function readBytes(
  reader: ReadableStreamDefaultReader<Uint8Array>,
): Promise<Uint8Array | 'too-large' | 'broken-off'> {
  const bytes = new Uint8Array(mostBytes);
  let length = 0;
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      if (length + part.value.length > mostBytes) return 'too-large';
      bytes.set(part.value, length);
      length += part.value.length;
    }
  } catch {
    // The sender has gone, which says nothing about what it sent.
    return 'broken-off';
  }
  return bytes.subarray(0, length);
}

function parse(bytes: Uint8Array): ReadJson {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return { status: 'read', value: JSON.parse(text) };
  } catch {
    // The caller need not know whether the UTF-8 or the JSON was wrong.
    return { status: 'not-json' };
  }
}

function ignoreGone(): void {
  // The sender has gone, and nothing is left to cancel.
}
