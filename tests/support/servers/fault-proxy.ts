import {
  createServer,
  type IncomingMessage,
  request,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { Socket } from 'node:net';

/**
 * A way to fail: the proxy answers instead of the server, cuts the connection, or waits; or it passes the
 * request on, and then drops or withholds the answer.
 */
export type Fault =
  | {
      readonly kind: 'answer';
      readonly status: number;
      readonly type: string;
      readonly body: string;
      readonly headers?: Readonly<Record<string, string>>;
      /** The rest of the body, which comes later. */
      readonly rest?: { readonly body: string; readonly after: Promise<void> };
    }
  | { readonly kind: 'lose-answer' | 'keep-answer' }
  | { readonly kind: 'cut' }
  | { readonly kind: 'slow'; readonly ms: number }
  | { readonly kind: 'hold'; readonly until: Promise<void> }
  /** The server's response, changed on its way. */
  | {
      readonly kind: 'alter';
      readonly status?: number;
      readonly headers?: Readonly<Record<string, string>>;
      readonly body?: (text: string) => string;
    };

export type FaultRule = (path: string, method: string) => Fault | undefined;

export interface ProxiedRequest {
  readonly method: string;
  readonly path: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

export type FaultProxy = ReturnType<typeof createFaultProxy>;

/** Creates a proxy between the browser and the real server, like a school's network. */
export function createFaultProxy(port: number, targetPort: number) {
  const sockets = new Set<Socket>();
  const log: ProxiedRequest[] = [];
  let rule: FaultRule | undefined;
  let server: Server | undefined;

  async function handle(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const { method = 'GET', url = '/' } = incoming;
    const path = url.split('?')[0] ?? '/';
    log.push({ method, path, at: Date.now() });
    const fault = rule?.(path, method);
    if (fault?.kind === 'cut') return void incoming.socket.destroy();
    if (fault?.kind === 'answer') {
      outgoing.writeHead(fault.status, { 'content-type': fault.type, ...fault.headers });
      if (!fault.rest) return void outgoing.end(fault.body);
      outgoing.write(fault.body);
      await fault.rest.after;
      return void outgoing.end(fault.rest.body);
    }
    if (fault?.kind === 'slow') await new Promise((resolve) => setTimeout(resolve, fault.ms));
    if (fault?.kind === 'hold') await fault.until;
    if (fault?.kind === 'alter') return alter(url, fault, outgoing);
    passOn(incoming, targetPort, (answer) => {
      if (fault?.kind === 'keep-answer') return void answer.resume();
      if (fault?.kind === 'lose-answer')
        return void answer.resume().on('end', () => incoming.socket.destroy());
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
  }

  async function alter(
    url: string,
    { status, headers, body }: Extract<Fault, { kind: 'alter' }>,
    outgoing: ServerResponse,
  ): Promise<void> {
    const plain = { headers: { 'accept-encoding': 'identity' }, redirect: 'manual' } as const;
    const answer = await fetch(`http://127.0.0.1:${targetPort}${url}`, plain);
    const bytes = Buffer.from(await answer.arrayBuffer());
    outgoing.writeHead(status ?? answer.status, {
      ...Object.fromEntries(answer.headers),
      ...headers,
    });
    outgoing.end(body ? body(bytes.toString('utf8')) : bytes);
  }

  function open(): Promise<void> {
    if (server) return Promise.resolve();
    return new Promise((resolve, reject) => {
      server = createServer((incoming, outgoing) => void handle(incoming, outgoing));
      server.on('connection', (socket) => {
        sockets.add(socket);
        socket.on('close', () => sockets.delete(socket));
      });
      server.once('error', reject);
      server.listen(port, '127.0.0.1', () => resolve());
    });
  }

  return {
    port,
    /** The requests since the last reset. */
    log,
    /** Replaces the rule. Without one, everything is passed on. */
    setRule(next?: FaultRule) {
      rule = next;
    },
    /** Brings the network back, if it was away. */
    open,
    /** Takes the network away: nobody listens, and every socket is cut. */
    close: () =>
      new Promise<void>((resolve) => {
        for (const socket of sockets) socket.destroy();
        if (!server) return resolve();
        server.close(() => resolve());
        server = undefined;
      }),
    /** Returns to the state at the start: open, without a rule and with an empty log. */
    async reset() {
      rule = undefined;
      await open();
      log.length = 0;
    },
  };
}

/** Passes a request on to the real server. */
function passOn(
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
