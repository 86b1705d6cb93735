import type { IncomingMessage } from 'node:http';
import { missingCacheControl } from '#hosting/host-rules.ts';
import type { MailFunction } from '../mail/mail-function.ts';
import { answerStatic, headersOf, type StaticHost } from './answer-static.ts';

export const functionPath = '/functions/v1/send-email';

/**
 * Answers a request for the mail function, for an address that must never be a page, or for the site.
 *
 * @param incoming has the raw request target; `Request` resolves `..` in its URL
 */
export async function answerRequest(
  request: Request,
  incoming: Pick<IncomingMessage, 'url' | 'socket'>,
  host: StaticHost,
  mail: MailFunction,
): Promise<Response> {
  const { url = '/', socket } = incoming;
  const [path = '/'] = url.split('?');
  if (path === functionPath) return mail.handle(request, socket.remoteAddress);
  if (/^\/(api|functions)(\/|$)/.test(path)) {
    // The page and its worker answer /api/* themselves. The server has nothing there.
    const headers = { ...headersOf(host, 'file'), 'cache-control': missingCacheControl };
    return Response.json({ error: 'Endpoint not found' }, { status: 404, headers });
  }
  const { method, headers } = request;
  const acceptEncoding = headers.get('accept-encoding') ?? '';
  const ifNoneMatch = headers.get('if-none-match') ?? '';
  const answer = await answerStatic({ method, url, acceptEncoding, ifNoneMatch }, host);
  // A 304 must not have a body, not even an empty one.
  const body = answer.body.byteLength > 0 ? answer.body : null;
  return new Response(body, { status: answer.status, headers: answer.headers });
}
