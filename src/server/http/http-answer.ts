import type { IncomingMessage, ServerResponse } from 'node:http';

/** An answer ready to be written to a socket. */
export interface HttpAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
}

export function textAnswer(
  status: number,
  text: string,
  headers: Readonly<Record<string, string>>,
): HttpAnswer {
  const type = { 'content-type': 'text/plain; charset=utf-8' };
  return { status, headers: { ...type, ...headers }, body: new TextEncoder().encode(text) };
}

/** Long enough for the answer to arrive before the connection is cut. */
const lingerMs = 500;

/** Writes an answer. A caller that has not finished its body is cut off: we have read enough. */
export function sendAnswer(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  answer: HttpAnswer,
): void {
  const isUnread = !incoming.complete && hasBody(incoming);
  if (isUnread) outgoing.shouldKeepAlive = false;
  outgoing.writeHead(answer.status, {
    ...answer.headers,
    ...(isUnread ? { connection: 'close' } : {}),
    ...(hasNoBody(answer.status) ? {} : { 'content-length': answer.body.byteLength }),
  });
  outgoing.end(incoming.method === 'HEAD' || hasNoBody(answer.status) ? undefined : answer.body);
  if (isUnread) setTimeout(() => incoming.socket.destroy(), lingerMs).unref();
}

/** A web-standard response as an answer. */
export async function fromResponse(response: Response): Promise<HttpAnswer> {
  const body = new Uint8Array(await response.arrayBuffer());
  return { status: response.status, headers: Object.fromEntries(response.headers), body };
}

function hasBody(incoming: IncomingMessage): boolean {
  const { headers } = incoming;
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

function hasNoBody(status: number): boolean {
  return status === 204 || status === 304;
}
