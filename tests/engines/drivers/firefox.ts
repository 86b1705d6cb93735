import { execFileSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { connectRpc, type Rpc } from './connect-rpc.ts';
import type { Browser, Engine, Environment } from './engine.ts';
import { createFirefoxTab } from './firefox-tab.ts';
import { findEngineProgram } from './find-engine-program.ts';
import { startProgram } from './start-program.ts';

/** Turns off Firefox's own requests and pages, and the restoring of pages after a kill. */
const preferences = {
  'app.update.disabledForTesting': true,
  'browser.aboutwelcome.enabled': false,
  'browser.sessionstore.resume_from_crash': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.page': 0,
  'datareporting.policy.dataSubmissionEnabled': false,
  'dom.ipc.processPrelaunch.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'http://127.0.0.1:1/',
  'toolkit.startup.max_resumed_crashes': -1,
};

/** Returns Firefox, driven by WebDriver BiDi, which needs no separate driver. */
export function firefoxEngine(): Engine {
  const path = findEngineProgram('firefox-esr', 'firefox');
  return {
    name: 'firefox',
    version: execFileSync(path, ['--version'], { encoding: 'utf8' }).trim(),
    isPersistent: true,
    launch: (profile, environment) => launch(path, profile, environment),
  };
}

async function launch(
  path: string,
  profile: string,
  environment: Environment = {},
): Promise<Browser> {
  const lines = Object.entries(preferences).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  await writeFile(join(profile, 'user.js'), lines.join('\n'));
  const program = startProgram(
    path,
    ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'],
    { HOME: profile, MOZ_CRASHREPORTER_DISABLE: '1', ...environment },
  );
  const [, url = ''] = await program.waitForOutput(/WebDriver BiDi listening on (ws:\S+)/);
  const rpc: Rpc = await connectRpc(`${url}/session`);
  await rpc.call('session.new', { capabilities: {} });
  return {
    newTab: () => createFirefoxTab(rpc),
    async close() {
      await rpc.call('browser.close').catch(() => undefined);
      await program.ended;
    },
    async kill() {
      await program.kill();
      rpc.close();
    },
  };
}
