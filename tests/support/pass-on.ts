import { request, type IncomingMessage, type ServerResponse } from 'node:http';

interface PassOnOptions {
  readonly targetPort: number;
  /** The server does what it is asked, and the line breaks before its answer arrives. */
  readonly isAnswerLost: boolean;
}

/** Hands a request to the real server and its answer back. */
export function passOn(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { targetPort, isAnswerLost }: PassOnOptions,
): void {
  const { method, url, headers } = incoming;
  // A connection of its own: the server may just be closing an idle one.
  const target = { host: '127.0.0.1', port: targetPort, agent: false };
  const onward = request({ ...target, method, path: url, headers }, (answer) => {
    if (isAnswerLost) {
      answer.resume();
      answer.on('end', () => incoming.socket.destroy());
      return;
    }
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(outgoing);
  });
  onward.on('error', () => incoming.socket.destroy());
  incoming.pipe(onward);
}
