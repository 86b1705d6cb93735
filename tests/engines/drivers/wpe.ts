import { execFileSync } from 'node:child_process';
import { findProgram } from '../../support/servers/find-program.ts';
import type { Engine } from './engine.ts';
import { startWebDriver } from './start-webdriver.ts';

/**
 * Returns the engine of Safari 16.0, which Debian 12 keeps at this version; its window is 800 by
 * 600. Returns undefined on other systems, or with another version of the library.
 */
export function wpeEngine(): Engine | undefined {
  const driver = findProgram('WPEWebDriver', 'WPEWEBDRIVER_PATH');
  const browser = findProgram('cog', 'COG_PATH');
  const version = libraryVersion();
  if (!driver || !browser || !version.startsWith('2.38.')) return undefined;
  return {
    name: 'wpe',
    version: `WPE WebKit ${version}`,
    isPersistent: false,
    launch: (profile) =>
      startWebDriver({
        path: driver,
        environment: {
          HOME: profile,
          XDG_RUNTIME_DIR: profile,
          COG_PLATFORM_NAME: 'headless',
          EGL_PLATFORM: 'surfaceless',
          LIBGL_ALWAYS_SOFTWARE: '1',
          DBUS_SESSION_BUS_ADDRESS: 'disabled:',
          GIO_USE_PROXY_RESOLVER: 'dummy',
        },
        capabilities: {
          'wpe:browserOptions': { binary: browser, args: ['--automation', '--platform=headless'] },
        },
      }),
  };
}

function libraryVersion(): string {
  try {
    const query = ['-W', '-f', '${Version}', 'libwpewebkit-1.1-0'];
    return execFileSync('dpkg-query', query, { encoding: 'utf8', stdio: 'pipe' });
  } catch {
    // Not Debian, or no such package.
    return '';
  }
}
