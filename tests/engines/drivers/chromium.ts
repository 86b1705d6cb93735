import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromiumArgs, findChromium } from '../../support/browser/find-chromium.ts';
import { connectRpc } from './connect-rpc.ts';
import { createDevToolsTab } from './devtools-tab.ts';
import type { Browser, Engine } from './engine.ts';
import { type OldChromium, oldChromiumFolder } from './old-chromiums.ts';
import { startProgram } from './start-program.ts';

const todaysArgs = [
  '--headless=new',
  '--disable-renderer-backgrounding',
  '--disable-background-timer-throttling',
  '--password-store=basic',
  '--no-default-browser-check',
];

/**
 * Returns Chromium. It is not driven by Playwright, which hides the process that a kill needs, and debugs service
 * workers: Chromium does not stop a debugged worker that is idle or unregistered.
 */
export function chromiumEngine(): Engine {
  const path = findChromium();
  return {
    name: 'chromium',
    version: execFileSync(path, ['--version'], { encoding: 'utf8' }).trim(),
    isPersistent: true,
    launch: (profile) => launch(path, profile, todaysArgs),
  };
}

/** Returns a Chromium too old for Playwright; undefined if it is not installed. */
export function oldChromiumEngine(old: OldChromium): Engine | undefined {
  const path = join(oldChromiumFolder(old), 'chromium');
  if (!existsSync(path)) return undefined;
  return {
    name: old.name,
    version: `Chromium ${old.version}`,
    isPersistent: true,
    launch: (profile) => launch(path, profile, ['--headless', '--disable-dev-shm-usage']),
  };
}

/** Launches a Chromium of any age, driven over its DevTools protocol. */
async function launch(path: string, profile: string, args: readonly string[]): Promise<Browser> {
  const program = startProgram(
    path,
    [
      ...chromiumArgs,
      ...args,
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      'about:blank',
    ],
    { HOME: profile },
  );
  const [, host = '', browserPath = ''] = await program.waitForOutput(
    /DevTools listening on ws:\/\/([^/]+)(\S+)/,
  );
  const rpc = await connectRpc(`ws://${host}${browserPath}`);
  const device = { isOffline: false };
  return {
    async newTab() {
      const target = await rpc.call<{ targetId: string }>('Target.createTarget', {
        url: 'about:blank',
      });
      return createDevToolsTab(`ws://${host}/devtools/page/${target.targetId}`, device);
    },
    async close() {
      await rpc.call('Browser.close').catch(() => undefined);
      await program.ended;
    },
    async kill() {
      await program.kill();
      rpc.close();
    },
  };
}
