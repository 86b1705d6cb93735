import type { Engine } from './engine.ts';
import { findEngineProgram } from './find-engine-program.ts';
import { startWebDriver } from './start-webdriver.ts';
import { findMiniBrowser, webKitEnvironment, webKitVersion } from './webkit-programs.ts';

/** Driven by WebDriver, with real keys and presses; such a session keeps nothing. */
export function webKitPrivateEngine(): Engine {
  const driver = findEngineProgram('WebKitWebDriver');
  const browser = findMiniBrowser();
  return {
    name: 'webkit-private',
    title: 'WebKitGTK, private',
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
