import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromiumArgs } from '../../support/browser/find-chromium.ts';
import { connectRpc } from './connect-rpc.ts';
import { createDevToolsTab } from './devtools-tab.ts';
import type { Browser, Engine } from './engine.ts';
import { type OldChromium, oldChromiumFolder } from './old-chromiums.ts';
import { startProgram } from './start-program.ts';

/**
 * Returns an engine that drives a Chromium too old for Playwright over its DevTools protocol;
 * undefined if it is not installed.
 */
export function oldChromiumEngine(old: OldChromium): Engine | undefined {
  const path = join(oldChromiumFolder(old), 'chromium');
  if (!existsSync(path)) return undefined;
  return {
    name: old.name,
    version: `Chromium ${old.version}`,
    isPersistent: true,
    launch: (profile) => launch(path, profile),
  };
}

async function launch(path: string, profile: string): Promise<Browser> {
  const program = startProgram(
    path,
    [
      ...chromiumArgs,
      '--headless',
      '--disable-dev-shm-usage',
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
  return {
    async newTab() {
      const target = await rpc.call<{ targetId: string }>('Target.createTarget', {
        url: 'about:blank',
      });
      return createDevToolsTab(`ws://${host}/devtools/page/${target.targetId}`);
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
