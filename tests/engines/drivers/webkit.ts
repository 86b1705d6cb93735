import { freePort } from '../../support/servers/free-port.ts';
import type { Browser, Engine, Environment, Tab } from './engine.ts';
import { until } from '../../support/until.ts';
import { createInspectorTab } from './inspector-tab.ts';
import { startProgram } from './start-program.ts';
import { findMiniBrowser, webKitEnvironment, webKitVersion } from './webkit-programs.ts';

/**
 * Returns WebKitGTK with a persistent profile, which a WebDriver session never has. It is driven
 * through the inspector that it serves on a port.
 */
export function webKitEngine(): Engine {
  const path = findMiniBrowser();
  return {
    name: 'webkit',
    version: webKitVersion(),
    isPersistent: true,
    launch: (profile, environment) => launch(path, profile, environment),
  };
}

/** Launches, once more if that fails: another program may have taken the port meanwhile. */
async function launch(
  path: string,
  profile: string,
  environment: Environment = {},
): Promise<Browser> {
  const once = () => start(path, profile, environment);
  return once().catch(once);
}

async function start(path: string, profile: string, environment: Environment): Promise<Browser> {
  const address = `127.0.0.1:${await freePort()}`;
  const program = startProgram(path, ['--enable-developer-extras=true', 'about:blank'], {
    ...(await webKitEnvironment(profile)),
    ...environment,
    WEBKIT_INSPECTOR_HTTP_SERVER: address,
  });
  const known = new Set<string>();
  const attach = async () => {
    const socket = await newTarget(address, known);
    known.add(socket);
    return createInspectorTab(`ws://${address}${socket}`);
  };
  const first = await attach().catch(async (error: unknown) => {
    await program.kill();
    throw error;
  });
  let front: Tab | undefined;
  return {
    async newTab() {
      if (!front) return (front = first);
      await first.run('(window.open("about:blank"), "opened")');
      return (front = await attach());
    },
    close: () => program.end(),
    kill: () => program.kill(),
  };
}

/** Waits for a page that is not `known` in the inspector's list, which is an HTML page. */
async function newTarget(address: string, known: ReadonlySet<string>): Promise<string> {
  const find = async () => {
    const list = await (await fetch(`http://${address}/`)).text();
    const sockets = list.match(/\/socket\/\d+\/\d+\/WebPage/g) ?? [];
    return sockets.find((socket) => !known.has(socket));
  };
  return (await until('A page of MiniBrowser in the inspector', find)) ?? '';
}
