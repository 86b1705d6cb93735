import type { IncomingMessage } from 'node:http';
import { securityHeaders } from '#hosting/security-headers.ts';
import { answerStatic, type StaticHost } from './answer-static.ts';
import type { MailFunction } from '../mail/create-mail-function.ts';
import { type HttpAnswer, jsonAnswer, fromResponse } from './http-answer.ts';
import { toRequest } from './to-request.ts';

export const functionPath = '/functions/v1/send-email';

/** Sorts requests: the mail function, addresses that must never be pages, and the site. */
export async function answerHttp(
  incoming: IncomingMessage,
  host: StaticHost,
  mail: MailFunction,
): Promise<HttpAnswer> {
  const { method = 'GET', url = '/', headers } = incoming;
  const [path = '/'] = url.split('?');
  if (path === functionPath) return answerFunction(incoming, mail);
  if (/^\/(api|functions)(\/|$)/.test(path)) {
    // The page and its worker answer /api/* themselves; here there is nothing.
    return jsonAnswer(404, { error: 'Endpoint not found' }, securityHeaders(host.config));
  }
  const acceptEncoding = [headers['accept-encoding']].flat().join(',');
  const ifNoneMatch = headers['if-none-match'] ?? '';
  return answerStatic({ method, url, acceptEncoding, ifNoneMatch }, host);
}

/** The mail function alone, for hosts that serve the pages themselves. */
export async function answerFunction(
  incoming: IncomingMessage,
  mail: MailFunction,
): Promise<HttpAnswer> {
  // The web's Request cannot be made with it.
  if (incoming.method === 'TRACE') {
    return jsonAnswer(405, { error: 'Method not allowed' }, { allow: 'POST, OPTIONS' });
  }
  const response = await mail.handle(toRequest(incoming), incoming.socket.remoteAddress);
  return fromResponse(response);
}
