import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** What happens to a request: answered here, passed on, or passed on with the answer lost. */
export type Fault =
  | { readonly kind: 'answer'; readonly status: number; readonly type: string; readonly body: string; readonly headers?: Readonly<Record<string, string>> }
  | { readonly kind: 'lose-answer' }
  | { readonly kind: 'cut' }
  | { readonly kind: 'slow'; readonly ms: number };

export type FaultRule = (path: string, method: string) => Fault | undefined;

export interface FaultProxy {
  readonly port: number;
  readonly log: readonly { readonly method: string; readonly path: string }[];
  /** Replaces the rule; none passes everything on. */
  setRule(rule?: FaultRule): void;
  /** The network is gone: nobody listens and every socket is cut. */
  close(): Promise<void>;
  open(): Promise<void>;
}

/** Stands between the browser and the real server, as a school's network does. */
export function createFaultProxy(port: number, targetPort: number): FaultProxy {
  const sockets = new Set<Socket>();
  const log: { method: string; path: string }[] = [];
  let rule: FaultRule | undefined;
  let server: Server | undefined;

  function handle(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const { method = 'GET', url = '/' } = incoming;
    const path = url.split('?')[0] ?? '/';
    log.push({ method, path });
    const fault = rule?.(path, method);
    if (fault?.kind === 'cut') return void incoming.socket.destroy();
    if (fault?.kind === 'answer') {
      outgoing.writeHead(fault.status, { 'content-type': fault.type, ...fault.headers });
      return void outgoing.end(fault.body);
    }
    const pass = () => passOn(incoming, outgoing, targetPort, fault?.kind === 'lose-answer');
    if (fault?.kind === 'slow') setTimeout(pass, fault.ms);
    else pass();
  }

  return {
    port,
    log,
    setRule(next) {
      rule = next;
    },
    open: () =>
      new Promise((resolve, reject) => {
        server = createServer(handle);
        server.on('connection', (socket) => {
          sockets.add(socket);
          socket.on('close', () => sockets.delete(socket));
        });
        server.once('error', reject);
        server.listen(port, '127.0.0.1', () => resolve());
      }),
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        if (!server) return resolve();
        server.close(() => resolve());
        server = undefined;
      }),
  };
}

function passOn(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  targetPort: number,
  isAnswerLost: boolean,
): void {
  const { method, url, headers } = incoming;
  const onward = request(
    { host: '127.0.0.1', port: targetPort, method, path: url, headers },
    (answer) => {
      if (isAnswerLost) {
        answer.resume();
        answer.on('end', () => incoming.socket.destroy());
        return;
      }
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    },
  );
  onward.on('error', () => incoming.socket.destroy());
  incoming.pipe(onward);
}
