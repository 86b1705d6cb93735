import { spawn } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defaultSettings } from './default-settings.ts';
import { createFaultProxy, type FaultProxy } from './fault-proxy.ts';
import { freePorts } from './free-port.ts';
import { quickStartFlags } from './start-process.ts';
import { readMails, type WrittenMail } from '../mail/read-mails.ts';
import { submitWhenOpen } from '../mail/submit.ts';

export interface RunningSite {
  readonly url: string;
  readonly proxy: FaultProxy;
  /** Resolves once the database is open and accepts submissions, which is later than the site. */
  opened(): Promise<void>;
  /** One per `.eml` file. */
  mails(): Promise<readonly WrittenMail[]>;
  stop(): Promise<void>;
}

/** Starts a built site on the real server, behind a proxy that can fail. */
export async function startSite(entry = 'dist-server/serve.mjs'): Promise<RunningSite> {
  const folder = await mkdtemp(join(tmpdir(), 'site-'));
  const used = process.env['USED_FOLDER'];
  if (used) await cp(used, folder, { recursive: true });
  const [port = 0, targetPort = 0] = await freePorts(2);
  const url = `http://localhost:${port}`;
  const server = spawn(process.execPath, [...quickStartFlags, entry], {
    env: {
      PATH: process.env.PATH ?? '',
      ...defaultSettings,
      PORT: String(targetPort),
      DATA_DIR: folder,
      SITE_ORIGINS: url,
      RATE_IP_MAX: '10000',
      RATE_ALL_MAX: '10000',
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let complaint = '';
  server.stderr.on('data', (chunk: Buffer) => (complaint += chunk.toString()));
  const proxy = createFaultProxy(port, targetPort);
  await proxy.open();
  await answers(url, () => complaint);
  let opening: Promise<unknown> | undefined;
  return {
    url,
    proxy,
    async opened() {
      await (opening ??= submitWhenOpen(url));
    },
    mails: () => readMails(join(folder, 'outbox')),
    async stop() {
      await proxy.close();
      const ended = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function answers(url: string, complaint: () => string): Promise<void> {
  const until = Date.now() + 30_000;
  while (Date.now() < until) {
    try {
      if ((await fetch(`${url}/sw.js`)).ok) return;
    } catch {
      // Not listening yet.
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`The server did not start: ${complaint()}`);
}
