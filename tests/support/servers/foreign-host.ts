import { createServer } from 'node:http';
import { freePort } from './free-port.ts';

export interface ForeignHost {
  readonly url: string;
  /** The requested paths. */
  readonly asked: string[];
  /** The page that it serves at every path. */
  page: string;
  close(): Promise<void>;
}

/** Starts a foreign server, which must never get a request from our pages. */
export async function startForeignHost(): Promise<ForeignHost> {
  const port = await freePort();
  const host: ForeignHost = {
    url: `http://127.0.0.1:${port}`,
    asked: [],
    page: '',
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
  const server = createServer((request, response) => {
    host.asked.push(request.url ?? '');
    response.writeHead(200, { 'content-type': 'text/html' }).end(host.page);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return host;
}
