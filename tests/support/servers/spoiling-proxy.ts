import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { freePort } from './free-port.ts';

export interface HostAnswer {
  status: number;
  readonly headers: Headers;
  body: string | Uint8Array<ArrayBuffer>;
}

/** What a host does to the answers that pass through it. May ask for another file instead. */
export type Spoil = (
  path: string,
  answer: HostAnswer,
  other: (path: string) => Promise<HostAnswer>,
) => void | Promise<void>;

export interface SpoilingProxy {
  readonly url: string;
  /** Honest when null. */
  spoil: Spoil | null;
  close(): Promise<void>;
}

/** Stands in front of an honest host and does what careless ones do. */
export async function startSpoilingProxy(target: () => string): Promise<SpoilingProxy> {
  const port = await freePort();
  const proxy: SpoilingProxy = {
    url: `http://127.0.0.1:${port}`,
    spoil: null,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  async function get(path: string, init: RequestInit = {}): Promise<HostAnswer> {
    const { status, headers, ...rest } = await fetchPlain(`${target()}${path}`, init);
    return { status, headers, body: rest.body };
  }
  const server = createServer(async (request, response) => {
    const { url = '/', method = 'GET', headers } = request;
    const origin = headers.origin?.replace(proxy.url, target());
    const body = method === 'POST' ? await text(request) : null;
    const answer = await get(url, {
      method,
      body,
      headers: {
        ...(origin ? { origin } : {}),
        ...(headers['content-type'] ? { 'content-type': headers['content-type'] } : {}),
      },
    });
    const allowed = answer.headers.get('access-control-allow-origin');
    if (allowed) answer.headers.set('access-control-allow-origin', proxy.url);
    await proxy.spoil?.(url, answer, get);
    response.writeHead(answer.status, [...answer.headers].flat());
    response.end(answer.body);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return proxy;
}

async function fetchPlain(url: string, init: RequestInit): Promise<HostAnswer> {
  const response = await fetch(url, { redirect: 'manual', ...init });
  const headers = new Headers(response.headers);
  // Already undone by fetch.
  for (const name of ['content-encoding', 'content-length', 'transfer-encoding', 'connection']) {
    headers.delete(name);
  }
  const body = new Uint8Array(await response.arrayBuffer());
  return { status: response.status, headers, body };
}
