import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  createFaultProxy,
  type FaultProxy,
  type FaultRule,
} from '../support/servers/fault-proxy.ts';
import { readMails } from '../support/mail/read-mails.ts';
import { defaultSettings } from '../support/servers/default-settings.ts';
import { freePorts } from '../support/servers/free-port.ts';
import { submitWhenOpen } from '../support/mail/submit.ts';
import type { NextSite } from '../support/servers/next-site.ts';
import { type Program, startProgram } from './drivers/start-program.ts';

export interface Line {
  readonly origin: string;
  readonly proxy: FaultProxy;
}

export type Rig = Awaited<ReturnType<typeof startRig>>;

const spareLines = 20;

/** Starts the real server, and lines to it that can fail. Each line has an origin of its own. */
export async function startRig(lineCount: number) {
  const folder = await mkdtemp(join(tmpdir(), 'engines-'));
  const [serverPort = 0, backendPort = 0, ...ports] = await freePorts(lineCount + spareLines + 2);
  const settings = {
    VITE_SUPABASE_URL: originOf(backendPort),
    VITE_SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_rehearsal',
  };
  const origins = [serverPort, ...ports].map(originOf);
  const server = await startServer(serverPort, join(folder, 'data'), origins);
  const proxies: FaultProxy[] = [];
  let next: Promise<NextSite> | undefined;
  const open = async (port: number) => {
    const proxy = createFaultProxy(port, serverPort);
    await proxy.open();
    proxies.push(proxy);
    return proxy;
  };
  return {
    /** Serves the next build instead of the present one; builds it at the first call. */
    async next(): Promise<FaultRule> {
      next ??= buildNext(settings);
      return (await next).rule;
    },
    /** Leads to the mail function under the address that the next build calls. */
    backend: await open(backendPort),
    async openLine(): Promise<Line> {
      for (let port = ports.shift(); port !== undefined; port = ports.shift()) {
        // The driver of a browser may have taken the port meanwhile.
        const proxy = await open(port).catch(() => undefined);
        if (proxy) return { origin: originOf(port), proxy };
      }
      throw new Error('All lines are taken');
    },
    /** Creates a folder that is deleted with the rig. */
    newFolder: () => mkdtemp(join(folder, 'profile-')),
    /** Returns one mail per `.eml` file. */
    mails: () => readMails(join(folder, 'data', 'outbox')),
    async stop() {
      await Promise.all(proxies.map((proxy) => proxy.close()));
      await server.end();
      // A failed build has been reported already.
      await next?.then(({ remove }) => remove()).catch(() => undefined);
      await rm(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

function originOf(port: number): string {
  return `http://localhost:${port}`;
}

async function buildNext(settings: Readonly<Record<string, string>>): Promise<NextSite> {
  // Imported late, so that only a run that needs it loads the code of the build.
  const { buildNextSite } = await import('../support/servers/next-site.ts');
  return buildNextSite('next', settings);
}

async function startServer(
  port: number,
  dataFolder: string,
  origins: readonly string[],
): Promise<Program> {
  const server = startProgram(process.execPath, ['dist-server/serve.mjs'], {
    ...defaultSettings,
    PORT: String(port),
    DATA_DIR: dataFolder,
    SITE_ORIGINS: origins.join(','),
    RATE_IP_MAX: '100000',
    RATE_ALL_MAX: '1000000',
  });
  await server.waitForOutput(/^Site\s/);
  await submitWhenOpen(originOf(port));
  return server;
}
