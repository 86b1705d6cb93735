import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defaultSettings } from './default-settings.ts';
import { createFaultProxy } from './fault-proxy.ts';
import { freePorts } from './free-port.ts';
import { startProcess } from './start-process.ts';
import { readMails } from '../mail/read-mails.ts';
import { submitWhenOpen } from '../mail/submit.ts';

export type RunningSite = Awaited<ReturnType<typeof startSite>>;

/** Starts a built site on the real server, behind a proxy that can fail. */
export async function startSite(entry = 'dist-server/serve.mjs') {
  const folder = await mkdtemp(join(tmpdir(), 'site-'));
  const used = process.env['USED_FOLDER'];
  if (used) await cp(used, folder, { recursive: true });
  const [port = 0, targetPort = 0] = await freePorts(2);
  const url = `http://localhost:${port}`;
  const server = await startProcess(entry, {
    ...defaultSettings,
    PORT: String(targetPort),
    DATA_DIR: folder,
    SITE_ORIGINS: url,
    RATE_IP_MAX: '10000',
    RATE_ALL_MAX: '10000',
  });
  const proxy = createFaultProxy(port, targetPort);
  await proxy.open();
  let opening: Promise<unknown> | undefined;
  return {
    url,
    proxy,
    /**
     * Resolves once the database is open, which takes longer than the site. Submits one sign-up to find
     * out, so there is one more mail.
     */
    async opened() {
      await (opening ??= submitWhenOpen(url));
    },
    /** Returns one mail per `.eml` file. */
    mails: () => readMails(join(folder, 'outbox')),
    async stop() {
      await proxy.close();
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
