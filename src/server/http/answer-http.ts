import type { IncomingMessage } from 'node:http';
import { securityHeaders } from '#hosting/host-rules.ts';
import type { MailFunction } from '../mail/create-mail-function.ts';
import { answerStatic, type StaticHost } from './answer-static.ts';
import { type HttpAnswer, fromResponse } from './http-answer.ts';

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
    const headers = securityHeaders(host.config, 'file');
    return jsonAnswer(404, { error: 'Endpoint not found' }, headers);
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

function jsonAnswer(
  status: number,
  value: object,
  headers: Readonly<Record<string, string>>,
): HttpAnswer {
  const json = { 'content-type': 'application/json', 'cache-control': 'no-store' };
  return {
    status,
    headers: { ...json, ...headers },
    body: new TextEncoder().encode(JSON.stringify(value)),
  };
}

/** A Node request as a web-standard one. Throws for methods that the standard forbids (TRACE). */
export function toRequest(incoming: IncomingMessage): Request {
  const { method = 'GET' } = incoming;
  const hasBody = method !== 'GET' && method !== 'HEAD';
  const init: RequestInit & { readonly duplex: 'half' } = {
    method,
    headers: toHeaders(incoming),
    body: hasBody ? toStream(incoming) : null,
    duplex: 'half',
  };
  // The host plays no part, and what the caller says about it is not trusted.
  return new Request('http://function.invalid/', init);
}

function toHeaders(incoming: IncomingMessage): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) {
    if (name.startsWith(':')) continue;
    for (const one of [value].flat()) if (one !== undefined) headers.append(name, one);
  }
  return headers;
}

/** Reads on only when asked to, so that a refused flood stays in the network. */
function toStream(incoming: IncomingMessage): ReadableStream<Uint8Array> {
  const chunks: AsyncIterator<unknown> = incoming.iterator({ destroyOnReturn: false });
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const chunk = await chunks.next();
        if (chunk.done) controller.close();
        else if (chunk.value instanceof Uint8Array) controller.enqueue(chunk.value);
      },
      async cancel() {
        incoming.pause();
      },
    },
    { highWaterMark: 0 },
  );
}
