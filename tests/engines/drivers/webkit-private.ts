import type { Engine } from './engine.ts';
import { findEngineProgram } from './find-engine-program.ts';
import { startWebDriver } from './start-webdriver.ts';
import { findMiniBrowser, webKitEnvironment, webKitVersion } from './webkit-programs.ts';

/** Returns WebKitGTK in a private session, driven by WebDriver with real keys and presses. */
export function webKitPrivateEngine(): Engine {
  const driver = findEngineProgram('WebKitWebDriver');
  const browser = findMiniBrowser();
  return {
    name: 'webkit-private',
    version: webKitVersion(),
    isPersistent: false,
    launch: async (profile) =>
      startWebDriver({
        path: driver,
        environment: await webKitEnvironment(profile),
        capabilities: { 'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] } },
        resizes: true,
      }),
  };
}
