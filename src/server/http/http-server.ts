import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { errorCode } from '#function/settings/log.ts';
import { mostMailsAtOnce } from '../mail/limit-mailer.ts';
import { StartFault, systemCode } from '../start-fault.ts';
import { type HttpAnswer, textAnswer, sendAnswer } from './http-answer.ts';

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

/** A server with limits, for `listen` and then `answerWith`. */
export function createHttpServer(): Server {
  const server = createServer(limits);
  server.timeout = longestSilenceMs;
  server.maxConnections = connectionLimit();
  return server;
}

/** Has every request answered by one function; nothing a caller sends ends the process. */
export function answerWith(
  server: Server,
  answer: (incoming: IncomingMessage) => Promise<HttpAnswer>,
): void {
  async function respond(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    try {
      incoming.socket.setTimeout(longestSilenceMs);
      const answered = await answer(incoming);
      incoming.socket.setTimeout(lookAtReaderMs);
      sendAnswer(incoming, outgoing, answered);
    } catch (error) {
      console.error(JSON.stringify({ event: 'request', outcome: 'fault', code: errorCode(error) }));
      if (outgoing.headersSent) outgoing.destroy();
      else sendAnswer(incoming, outgoing, textAnswer(500, 'Please try again later', {}));
    }
  }
  server.on('request', (incoming, outgoing) => void respond(incoming, outgoing));
}

/** Listens and gives the port, or throws one line that says why not. */
export function listen(server: Server, host: string, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(new StartFault(reason(error, host, port))));
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
