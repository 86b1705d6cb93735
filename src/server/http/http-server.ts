import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { errorCode } from '#function/settings/log.ts';
import { mostMailsAtOnce } from '../mail/limit-mailer.ts';
import { StartupError, systemCode } from '../startup-error.ts';

/** Node's own limits are minutes, and it looks at them only every half minute. */
const limits = {
  requestTimeout: 10_000,
  headersTimeout: 10_000,
  connectionsCheckingInterval: 1_000,
};

/** Longer than any answer takes to make. */
const longestSilenceMs = 30_000;

/** Node ends a connection that takes no bytes when it has looked twice. One that takes some goes on. */
const lookAtReaderMs = longestSilenceMs / 2;

/** A server with limits, for `listen` and then `handleRequests`. */
export function createHttpServer(): Server {
  const server = createServer(limits);
  server.timeout = longestSilenceMs;
  server.maxConnections = connectionLimit();
  return server;
}

type Handle = (
  request: Request,
  incoming: Pick<IncomingMessage, 'url' | 'socket'>,
) => Promise<Response>;

/** Has one function answer every request; nothing that a caller sends ends the process. */
export function handleRequests(server: Server, handle: Handle): void {
  const listener = createRequestListener(async (request, incoming) => {
    try {
      incoming.socket.setTimeout(longestSilenceMs);
      const response = await handle(request, incoming);
      incoming.socket.setTimeout(lookAtReaderMs);
      return response;
    } catch (error) {
      console.error(JSON.stringify({ event: 'request', outcome: 'fault', code: errorCode(error) }));
      return new Response('Please try again later', { status: 500 });
    }
  });
  server.on('request', (incoming, outgoing) => void listener(incoming, outgoing));
}

/** Returns Node's listener for a function of the web's `Request`. It ends bodies that nobody reads. */
export function createRequestListener(handle: Handle): ReturnType<typeof getRequestListener> {
  return getRequestListener((request, { incoming }) => handle(request, incoming), {
    overrideGlobalObjects: false,
    errorHandler: () => new Response('Bad request', { status: 400 }),
  });
}

/** Listens and gives the port, or throws one line that says why not. */
export function listen(server: Server, host: string, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(new StartupError(reason(error, host, port))));
    server.listen(port, host, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : port);
    });
  });
}

function reason(error: unknown, host: string, port: number): string {
  const code = systemCode(error);
  if (code === 'EADDRINUSE') return `PORT ${port} on ${host} is already in use`;
  if (code === 'EACCES') return `PORT ${port} may not be opened by this user`;
  return `HOST ${host} with PORT ${port} cannot be listened on (${code})`;
}

const drainMs = 10_000;

/** Takes no new connections; resolves when the requests under way are answered, or after 10 seconds. */
export function stopServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    // A page's idle connection would otherwise hold us for its whole keep-alive time.
    const sweep = setInterval(() => server.closeIdleConnections(), 100);
    const end = setTimeout(() => server.closeAllConnections(), drainMs);
    server.once('close', () => {
      clearInterval(sweep);
      clearTimeout(end);
    });
  });
}

/** Resolves when the process is told to stop; further signals change nothing. */
export function nextSignal(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => resolve());
  });
}

/** Each costs memory; a school behind one address opens a few dozen. */
const mostConnections = 2_000;
const fewestConnections = 50;

/** For mails on their way, for what the database opens later, and for one connection too many. */
const spareFiles = mostMailsAtOnce + 50;

/**
 * Returns how many connections may be open at once, from what the process may open and has open
 * already. Call it when the database is open.
 */
export function connectionLimit({ most, open } = openFiles()): number {
  return Math.max(fewestConnections, Math.min(mostConnections, most - open - spareFiles));
}

function openFiles(): { readonly most: number; readonly open: number } {
  try {
    const limits = readFileSync('/proc/self/limits', 'utf8');
    const most = Number(/^Max open files +(\d+)/m.exec(limits)?.[1] ?? Number.POSITIVE_INFINITY);
    return { most, open: readdirSync('/proc/self/fd').length };
  } catch {
    // Only Linux says; Node raises its limit as far as it may wherever it runs.
    return { most: Number.POSITIVE_INFINITY, open: 0 };
  }
}
