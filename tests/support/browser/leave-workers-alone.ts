import { once } from 'node:events';
import { type RawData, WebSocket, WebSocketServer } from 'ws';

/** Chromium's default filter of targets, with service workers excluded as well. */
const filter = [
  ...['service_worker', 'browser', 'tab'].map((type) => ({ type, exclude: true })),
  {},
];

/**
 * Relays between Playwright and a Chromium, and keeps Playwright from debugging service workers, so
 * that they run as a visitor's do: Chromium does not stop a debugged worker that is idle or
 * unregistered.
 */
export async function leaveWorkersAlone(browserUrl: string) {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0, perMessageDeflate: false });
  await once(server, 'listening');
  server.on('connection', (client) => {
    const browser = new WebSocket(browserUrl, { perMessageDeflate: false });
    const early: string[] = [];
    client.on('message', (data) => {
      const text = withoutWorkers(data);
      if (browser.readyState === WebSocket.OPEN) browser.send(text);
      else early.push(text);
    });
    browser.on('open', () => early.forEach((text) => browser.send(text)));
    browser.on('message', (data) => client.send(String(data)));
    client.on('close', () => browser.terminate());
    browser.on('close', () => client.terminate());
    browser.on('error', () => client.terminate());
  });
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    /** Address for `connectOverCDP`. */
    url: `ws://127.0.0.1:${port}`,
    close() {
      for (const client of server.clients) client.terminate();
      server.close();
    },
  };
}

function withoutWorkers(data: RawData): string {
  const text = String(data);
  if (!text.includes('"Target.setAutoAttach"')) return text;
  const call = JSON.parse(text);
  return JSON.stringify({ ...call, params: { ...call.params, filter } });
}
