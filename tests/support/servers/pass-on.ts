import { request, type IncomingMessage } from 'node:http';

/** Passes a request on to the real server. */
export function passOn(
  incoming: IncomingMessage,
  targetPort: number,
  onAnswer: (answer: IncomingMessage) => void,
): void {
  const { method, url, headers } = incoming;
  // Use a new connection, because the server may just be closing an idle one.
  const target = { host: '127.0.0.1', port: targetPort, agent: false };
  const onward = request({ ...target, method, path: url, headers }, onAnswer);
  onward.on('error', () => incoming.socket.destroy());
  incoming.pipe(onward);
}
