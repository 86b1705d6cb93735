import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { errorCode } from '#function/settings/log.ts';
import { connectionLimit } from './connection-limit.ts';
import { type HttpAnswer, textAnswer } from './http-answer.ts';
import { sendAnswer } from './send-answer.ts';

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

/** An HTTP server around one answering function; nothing a caller sends ends the process. */
export function createSiteServer(
  answer: (incoming: IncomingMessage) => Promise<HttpAnswer>,
): Server {
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
  const server = createServer(limits, (incoming, outgoing) => void respond(incoming, outgoing));
  server.timeout = longestSilenceMs;
  server.maxConnections = connectionLimit();
  return server;
}
