import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { readdirSync, readFileSync } from 'node:fs';
import { getRequestListener } from '@hono/node-server';
import { errorCode } from '#function/settings/log.ts';
import { StartupError, systemCode } from '../startup-error.ts';
import { maxConcurrentMails } from '../mail/limit-mailer.ts';

/** Node's own limits are minutes, and it checks them only every half minute. */
const limits = {
  requestTimeout: 10_000,
  headersTimeout: 10_000,
  connectionsCheckingInterval: 1_000,
};

/** Longer than the server needs to produce any response. */
const idleTimeoutMs = 30_000;

/** Node ends a connection that takes no bytes after two of these timeouts; one that takes some stays open. */
const writeTimeoutMs = idleTimeoutMs / 2;

/** Creates a server with limits, for `listen` and then `handleRequests`. */
export function createHttpServer(): Server {
  const server = createServer(limits);
  server.timeout = idleTimeoutMs;
  server.maxConnections = connectionLimit();
  return server;
}

type Handle = (
  request: Request,
  incoming: Pick<IncomingMessage, 'url' | 'socket'>,
) => Promise<Response>;

/**
 * Routes every request to `handle`. An exception becomes a 500, so no request can crash the process.
 * A connection gets one response at a time: thousands of pipelined requests would keep the server busy for
 * seconds, and their responses would fill the memory while nobody reads them.
 */
export function handleRequests(server: Server, handle: Handle): void {
  const listener = createRequestListener(async (request, incoming) => {
    try {
      incoming.socket.setTimeout(idleTimeoutMs);
      const response = await handle(request, incoming);
      incoming.socket.setTimeout(writeTimeoutMs);
      return response;
    } catch (error) {
      console.error(JSON.stringify({ event: 'request', outcome: 'error', code: errorCode(error) }));
      return new Response('Please try again later', { status: 500 });
    }
  });
  const lastResponse = new WeakMap<Socket, Promise<void>>();
  server.on('request', async (incoming, outgoing) => {
    const { socket } = incoming;
    const before = lastResponse.get(socket);
    lastResponse.set(socket, new Promise((resolve) => outgoing.once('close', resolve)));
    await before;
    await listener(incoming, outgoing);
  });
}

/** Adapts a handler of web requests to Node. The library ends request bodies that nobody reads. */
export function createRequestListener(handle: Handle): ReturnType<typeof getRequestListener> {
  return getRequestListener((request, { incoming }) => handle(request, incoming), {
    overrideGlobalObjects: false,
    errorHandler: () => new Response('Bad request', { status: 400 }),
  });
}

/** Listens and resolves with the port. Rejects with a StartupError that says why it cannot. */
export function listen(server: Server, host: string, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(new StartupError(reasonOf(error, host, port))));
    server.listen(port, host, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : port);
    });
  });
}

function reasonOf(error: unknown, host: string, port: number): string {
  const code = systemCode(error);
  if (code === 'EADDRINUSE') return `PORT ${port} on ${host} is already in use`;
  if (code === 'EACCES') return `PORT ${port} may not be opened by this user`;
  return `HOST ${host} with PORT ${port} cannot be listened on (${code})`;
}

const drainMs = 10_000;

/** Stops listening. Resolves when the requests under way are answered, or after ten seconds. */
export function stopServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    // A page's idle connection would otherwise last for its whole keep-alive time.
    const closeIdle = setInterval(() => server.closeIdleConnections(), 100);
    const closeAll = setTimeout(() => server.closeAllConnections(), drainMs);
    server.once('close', () => {
      clearInterval(closeIdle);
      clearTimeout(closeAll);
    });
  });
}

/** Resolves when the process is told to stop. Further signals change nothing. */
export function shutdownSignal(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => resolve());
  });
}

/** Each connection costs memory, and a school behind one address opens a few dozen. */
const maxConnections = 2_000;
const minConnections = 50;

/** Files to leave free for mails, for what the database opens later and for one more connection. */
const reservedFiles = maxConcurrentMails + 50;

/**
 * Returns how many connections may be open at once: the files that the process may open, less those
 * that are open. Call it again when the database is open, which takes dozens of files.
 */
export function connectionLimit({ limit, open } = fileUsage()): number {
  return Math.max(minConnections, Math.min(maxConnections, limit - open - reservedFiles));
}

function fileUsage(): { readonly limit: number; readonly open: number } {
  try {
    const limits = readFileSync('/proc/self/limits', 'utf8');
    const limit = Number(/^Max open files +(\d+)/m.exec(limits)?.[1] ?? Number.POSITIVE_INFINITY);
    return { limit, open: readdirSync('/proc/self/fd').length };
  } catch {
    // Only Linux reports this. Elsewhere Node has raised its own limit as far as it may.
    return { limit: Number.POSITIVE_INFINITY, open: 0 };
  }
}
