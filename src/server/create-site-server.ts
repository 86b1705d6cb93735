import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { errorCode } from '#function/error-code.ts';
import { type HttpAnswer, textAnswer } from './http-answer.ts';
import { sendAnswer } from './send-answer.ts';

/** Node's own limits are minutes, and it looks at them only every half minute. */
const limits = {
  requestTimeout: 10_000,
  headersTimeout: 10_000,
  connectionsCheckingInterval: 1_000,
};

/** An HTTP server around one answering function; nothing a caller sends ends the process. */
export function createSiteServer(
  answer: (incoming: IncomingMessage) => Promise<HttpAnswer>,
): Server {
  async function respond(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    try {
      sendAnswer(incoming, outgoing, await answer(incoming));
    } catch (error) {
      console.error(JSON.stringify({ event: 'request', outcome: 'fault', code: errorCode(error) }));
      if (outgoing.headersSent) outgoing.destroy();
      else sendAnswer(incoming, outgoing, textAnswer(500, 'Please try again later', {}));
    }
  }
  return createServer(limits, (incoming, outgoing) => void respond(incoming, outgoing));
}
