import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { errorCode } from '#function/settings/log.ts';
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
const most = 2_000;
/** For the database's files, mails and the next connection, which is then told to go. */
const reserved = 150;
const least = 50;

/** How many connections may be open at once. Without a limit the last one takes the last open file. */
export function connectionLimit(openFiles: number = openFileLimit()): number {
  return Math.max(least, Math.min(most, openFiles - reserved));
}

function openFileLimit(): number {
  try {
    const limits = readFileSync('/proc/self/limits', 'utf8');
    return Number(/^Max open files +(\d+)/m.exec(limits)?.[1] ?? most + reserved);
  } catch {
    // Only Linux tells; Node raises its limit as far as it may wherever it runs.
    return most + reserved;
  }
}
