import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { workerCodePrefix } from '#hosting/worker-list.ts';
import { answerStatic } from '#server/http/answer-static.ts';
import { listen } from '#server/http/http-server.ts';
import { loadSite, type Site } from '#server/http/load-site.ts';
import { readPublicConfig } from '#build/read-public-config.ts';
import type { Variant } from './measures.ts';
import { createSlowLine } from './slow-line.ts';

interface Served {
  readonly path: string;
  /** Value of `Sec-Fetch-Dest`: `font`, `script` and so on; `empty` for fetches of the worker. */
  readonly wantedFor: string;
  readonly type: string;
  readonly bytes: number;
}

export type BenchServer = Awaited<ReturnType<typeof startBenchServer>>;

/** Serves each variant at its host (`bare.localhost`) as the real server does, over a slow connection. */
export async function startBenchServer(folders: Readonly<Partial<Record<Variant, string>>>) {
  const sites = new Map(
    Object.entries(folders).map(([variant, folder]) => [variant, siteOf(variant, folder)]),
  );
  const config = readPublicConfig({}, false);
  const line = createSlowLine();
  const served: Served[] = [];
  let fontDelay = 0;

  async function respond(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const { method = 'GET', url = '/', headers } = incoming;
    const site = sites.get(headers.host?.split('.')[0] ?? '');
    if (!site) return void outgoing.writeHead(404).end();
    const { status, body, ...answer } = await answerStatic(
      {
        method,
        url,
        acceptEncoding: [headers['accept-encoding']].flat().join(),
        ifNoneMatch: headers['if-none-match'] ?? '',
      },
      { site, config, isSecure: false },
    );
    const { 'content-type': type = '' } = answer.headers;
    // To `Sec-Fetch-Dest`, what `importScripts` loads is any script; and checks for a new worker name a page as referrer.
    const isWorkers = url.startsWith(workerCodePrefix);
    const wantedFor = isWorkers ? 'serviceworker' : String(headers['sec-fetch-dest']);
    served.push({ path: url, wantedFor, type, bytes: body.byteLength });
    await line.latency();
    if (wantedFor === 'font') await new Promise((resolve) => setTimeout(resolve, fontDelay));
    outgoing.writeHead(status, { ...answer.headers, 'content-length': body.byteLength });
    outgoing.flushHeaders();
    await line.carry(body, (piece) => outgoing.write(piece));
    outgoing.end();
  }

  const server = createServer((incoming, outgoing) => void respond(incoming, outgoing));
  const port = await listen(server, '127.0.0.1', 0);
  return {
    address: (variant: Variant, path: string) => `http://${variant}.localhost:${port}${path}`,
    /** Paths of the site's pages that search engines may index once it is launched. */
    pages: [...(sites.get('site')?.files.values() ?? [])]
      .filter(
        ({ type, bytes }) =>
          type.startsWith('text/html') && Buffer.from(bytes).includes('<link rel="canonical"'),
      )
      .map(({ path }) => path),
    /** Responses since the last `forget`. */
    served,
    forget: () => void served.splice(0),
    setSlow: line.setSlow,
    /** Delays every font by this many milliseconds. */
    setFontDelay(ms: number) {
      fontDelay = ms;
    },
    /** Closes the server and its connections, so that no request succeeds. */
    async goOffline() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
    async goOnline() {
      await listen(server, '127.0.0.1', port);
    },
  };
}

function siteOf(variant: string, folder: string): Site {
  const site = loadSite(folder);
  if (variant !== 'bare') return site;
  return { ...site, files: new Map([...site.files].filter(([path]) => path !== '/sw.js')) };
}
