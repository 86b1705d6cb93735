import { WebSocket } from 'ws';

type Params = Readonly<Record<string, unknown>>;

export type Rpc = Awaited<ReturnType<typeof connectRpc>>;

interface Message {
  readonly id?: number;
  readonly method?: string;
  readonly params?: Params;
  readonly result?: unknown;
  readonly error?: unknown;
  readonly message?: string;
}

/** Connects to a browser's remote protocol: numbered calls and their answers over a WebSocket. */
export async function connectRpc(
  url: string,
  onEvent: (method: string, params: Params) => void = () => undefined,
) {
  const socket = new WebSocket(url, { perMessageDeflate: false });
  const waiting = new Map<number, (message: Message) => void>();
  let last = 0;

  socket.on('close', () => {
    for (const settle of waiting.values()) settle({ error: 'The connection broke' });
    waiting.clear();
  });
  socket.on('message', (data) => {
    const message: Message = JSON.parse(String(data));
    if (message.id !== undefined) {
      waiting.get(message.id)?.(message);
      waiting.delete(message.id);
    } else if (message.method !== undefined) onEvent(message.method, message.params ?? {});
  });

  // Wait after adding the listeners: the first messages may come together with the connection.
  await new Promise((resolve, reject) => {
    socket.once('open', resolve);
    socket.on('error', reject);
  });

  return {
    /** Rejects with the browser's own words, or when the connection breaks. */
    call: <Result>(method: string, params: Params = {}) =>
      new Promise<Result>((resolve, reject) => {
        last += 1;
        waiting.set(last, ({ error, message, result }) => {
          if (error === undefined) resolve(JSON.parse(JSON.stringify(result ?? null)));
          else reject(new Error(`${method}: ${message ?? JSON.stringify(error)}`));
        });
        if (socket.readyState !== WebSocket.OPEN) reject(new Error('The connection broke'));
        else socket.send(JSON.stringify({ id: last, method, params }));
      }),
    close: () => socket.terminate(),
  };
}
