import { acceptSubmission } from '../delivery/accept-submission.ts';
import { type Answer, failure, success } from './answer.ts';
import type { HandlerPorts } from './create-handler.ts';
import { parseSubmission } from './submission.ts';
import { readJson } from './read-json.ts';

const methods = 'POST, OPTIONS';

const preflightHeaders = {
  'access-control-allow-methods': methods,
  // What the hosted backend's own client sends along.
  'access-control-allow-headers': 'authorization, x-client-info, apikey, content-type',
  'access-control-max-age': '86400',
} as const;

/** Every check in its order: method, origin, type, size while reading, JSON, schema, trap, store. */
export async function answerRequest(
  request: Request,
  origin: string | null,
  callerAddress: string,
  ports: HandlerPorts,
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
    case 'read':
      return answerBody(read.value, callerAddress, ports);
  }
}

async function answerBody(
  body: unknown,
  callerAddress: string,
  ports: HandlerPorts,
): Promise<Answer> {
  const parsed = parseSubmission(body);
  switch (parsed.status) {
    case 'refused':
      return failure(422, 'refused', parsed.error);
    case 'trapped':
      // A robot that sees success does not try the next thing.
      return { ...success(parsed.id, 'received', false), outcome: 'trapped' };
    case 'submission':
      return acceptSubmission(parsed.submission, callerAddress, ports);
  }
}

function isJson(request: Request): boolean {
  const [type = ''] = (request.headers.get('content-type') ?? '').split(';');
  return type.trim().toLowerCase() === 'application/json';
}
