import { createServer } from 'node:http';
import { freePort } from './free-port.ts';

export type ForeignHost = Awaited<ReturnType<typeof startForeignHost>>;

/** Starts a foreign server, which must never get a request from our pages. */
export async function startForeignHost() {
  const port = await freePort();
  const asked: string[] = [];
  const host = {
    url: `http://127.0.0.1:${port}`,
    /** The requested paths. */
    asked,
    /** The page that it serves at every path. */
    page: '',
    close: () => {
      server.closeAllConnections();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.writeHead(200, { 'content-type': 'text/html' }).end(host.page);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return host;
}
